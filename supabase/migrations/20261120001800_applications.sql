-- The answers of requests, by what they are about, for the centre's desk. The request itself holds the text that they were taken
-- from.


-- Tables

-- The answers of every form without a table of its own.
create table public.service_requests (
  id uuid primary key references public.requests (id),
  kind text not null,
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  phone text generated always as (coalesce(answers ->> 'phone', answers ->> 'contactNumber')) stored,
  place text generated always as (
    coalesce(answers ->> 'farmLocation', answers ->> 'location', answers ->> 'preferredLocation')
  ) stored
);

comment on column public.service_requests.phone is 'What the desk looks for: whom to call, and below where it is.';

create index service_requests_by_phone on public.service_requests (phone);
create index service_requests_by_place on public.service_requests (kind, place);

-- Applications for insurance.
create table public.insurance_applications (
  id uuid primary key references public.requests (id),
  applicant_name text not null,
  phone text not null,
  user_email text,
  farm_location text not null,
  farm_size text,
  insurance_type text,
  coverage_amount text,
  crop_details text,
  user_id uuid references auth.users (id) on delete set null,
  application_data jsonb not null
);

comment on column public.insurance_applications.coverage_amount is
  'The sum to insure in rupees; of older applications the range in which the equipment or the assets were put.';

create index insurance_applications_by_person on public.insurance_applications (user_id);

-- Enrolments in trainings.
create table public.training_enrollments (
  id uuid primary key references public.requests (id),
  user_email text not null,
  program_title text not null,
  program_price text not null,
  student_name text not null,
  phone text not null,
  education_background text,
  farming_experience text,
  enrollment_data jsonb not null
);

comment on column public.training_enrollments.program_price is 'For people to read, as it was that day: the order has the paise.';
comment on column public.training_enrollments.user_email is 'Empty of somebody without an email.';

-- Applications for loans.
create table public.loan_applications (
  id uuid primary key references public.requests (id),
  user_id uuid references auth.users (id) on delete set null,
  user_email text,
  loan_type text not null,
  amount numeric not null check (amount > 0),
  purpose text not null,
  applicant_name text not null,
  phone text not null,
  land_size text,
  annual_income numeric,
  application_data jsonb not null,
  filled_by uuid references auth.users (id) on delete set null
);

comment on column public.loan_applications.amount is 'In rupees, as all amounts of an application.';
comment on column public.loan_applications.filled_by is
  'The account that filled it in for the applicant, whose consent is in personalDetails, proven by its own token.';

create index loan_applications_by_person on public.loan_applications (user_id);
create index loan_applications_by_filler on public.loan_applications (filled_by) where filled_by is not null;
create index loan_applications_by_phone on public.loan_applications (phone);


-- Filling them

-- Adds the row of an insurance application. What was filled in for somebody else takes no address of the account that
-- sent it.
create function public.file_insurance(target uuid, person uuid, subject text, answers jsonb) returns void
language sql set search_path = '' as $$
  insert into public.insurance_applications (
    id, applicant_name, phone, user_email, farm_location, farm_size, insurance_type, coverage_amount, crop_details, user_id,
    application_data
  )
  select target, answers ->> 'name', answers ->> 'phone',
    coalesce(answers ->> 'email', case
      when r.filled_by is null and answers -> 'forAnother' is distinct from 'true' then (select email from auth.users where id = person)
    end),
    answers ->> 'farmLocation', answers ->> 'farmSize', subject,
    coalesce(answers ->> 'coverageAmount', answers ->> 'equipmentValue', answers ->> 'assetValue'),
    answers ->> 'cropType', person,
    jsonb_build_object(
      'cropType', answers -> 'cropType', 'equipmentDetails', answers -> 'equipmentDetails',
      'assetValue', answers -> 'assetValue', 'previousClaims', answers -> 'previousClaims',
      'riskFactors', answers -> 'riskFactors', 'coverageRequired', answers -> 'coverageRequired',
      'additionalInfo', answers -> 'additionalInfo', 'existingInsurance', answers -> 'existingInsurance',
      'urgentQuote', answers -> 'urgentQuote'
    ) || jsonb_strip_nulls(jsonb_build_object(
      'equipmentValue', answers -> 'equipmentValue', 'premiumRate', answers -> 'premiumRate',
      'askedFor', answers -> 'askedFor', 'quoted', answers -> 'quoted', 'openedFrom', answers -> 'openedFrom'
    ))
  from public.requests r where r.id = target
$$;

-- The order that an enrolment is paid by: its id and its reference are the request's, its price the program's. Without an email its
-- address is empty, as that of a cart's order is.
create function public.order_training(target uuid, person uuid, program public.catalogue_items, answers jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.orders (
    id, user_id, kind, state, reference, name, email, phone, delivery_fee_paise, goods_paise, total_paise, language,
    content_hash
  )
  select id, person, 'training', 'placed', reference, left(answers ->> 'studentName', 120), coalesce(answers ->> 'email', ''),
    answers ->> 'phone', 0, program.price_paise, program.price_paise, language, hash
  from public.requests where id = target;
  insert into public.order_items (
    order_id, position, product_id, name, category, pack_amount, pack_unit, unit_paise, quantity,
    line_paise
  ) values (
    target, 1, program.id, program.name, program.category, program.pack_amount,
    program.pack_unit, program.price_paise, 1, program.price_paise
  );
  perform public.move_order_to(target, 'awaiting_payment', null);
end $$;

-- Adds the row of an enrolment, and its order.
create function public.file_training(target uuid, person uuid, program public.catalogue_items, answers jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  rupees constant text := '₹' || btrim(to_char(program.price_paise / 100, '99,99,99,999'));
begin
  insert into public.training_enrollments (
    id, user_email, program_title, program_price, student_name, phone, education_background, farming_experience,
    enrollment_data
  ) values (
    target, coalesce(answers ->> 'email', ''), public.in_language(program.name), rupees, answers ->> 'studentName',
    answers ->> 'phone', answers ->> 'education', answers ->> 'experience',
    jsonb_build_object('motivation', answers -> 'motivation', 'program_details', jsonb_build_object(
      'id', split_part(program.id, '/', 2), 'title', public.in_language(program.name), 'level', public.in_language(program.badge),
      'price', rupees,
      'duration', concat_ws(' ', trim_scale(program.pack_amount), program.pack_unit)
    ))
  );
  perform public.order_training(target, person, program, answers);
end $$;

-- The terms of a loan as src/content/offers/loans.ts has them, in rupees, per cent a year and months: an application
-- keeps the terms under which it was made. Of an unknown loan it keeps the name alone.
create function public.loan_terms(kind text) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('id', kind) || coalesce((
    select jsonb_build_object('title', title, 'limit', most, 'rate', rate, 'months', months)
    from (values
      ('crop', 'Crop Loan', 300000, 7, 12),
      ('equipment', 'Farm Equipment', 5000000, 8.5, 84),
      ('solar-pump', 'Solar Pump', 2000000, 6.5, 120),
      ('dairy', 'Dairy & Livestock', 2500000, 9, 60)
    ) loans (id, title, most, rate, months) where id = kind
  ), '{}')
$$;

-- {lat, lng, timestamp (ms)} of a spot on the map; null of a place in words.
create function public.spot_of(place text) returns jsonb
language sql immutable set search_path = '' as $$
  select case when public.is_spot(place) then (
    select jsonb_build_object('lat', part[1]::numeric, 'lng', part[2]::numeric, 'timestamp', part[3]::numeric)
    from regexp_match(place, '^geo:([^,]+),([^;]+);u=[0-9]+;t=([0-9]+)$') part
  ) end
$$;

-- {slot: uploaded | required} of all documents. A file of the land's place may come besides.
create function public.document_status(target uuid) returns jsonb
language sql stable set search_path = '' as $$
  select '{"landLocation": "uploaded"}' || coalesce(jsonb_object_agg(
    f.slot, case when f.verified_at is null then 'required' else 'uploaded' end
  ), '{}') from public.request_files f where f.request_id = target
$$;

-- Adds the row of a loan application.
create function public.file_loan(target uuid, person uuid, subject text, answers jsonb) returns void
language sql set search_path = '' as $$
  insert into public.loan_applications (
    id, user_id, user_email, loan_type, amount, purpose, applicant_name, phone, land_size, annual_income, filled_by,
    application_data
  )
  select target, person, answers ->> 'email', subject, (answers -> 'requestedAmount')::numeric, answers ->> 'purpose',
    answers ->> 'applicantName', answers ->> 'phone', answers ->> 'landSize', (answers -> 'annualIncome')::numeric,
    r.filled_by,
    jsonb_build_object(
      'loanTypeDetails', public.loan_terms(subject),
      'personalDetails', answers - array[
        'applicantName', 'email', 'phone', 'landSize', 'annualIncome', 'purpose', 'requestedAmount', 'acceptedTerms'
      ],
      'documentStatus', public.document_status(target),
      'locationData', public.spot_of(answers ->> 'landLocation'),
      'legalAcceptance', answers -> 'acceptedTerms',
      'submittedAt', r.made_at,
      'ipAddress', coalesce(nullif(public.sender_address(), 'unreadable'), 'unknown')
    )
  from public.requests r where r.id = target
$$;

-- Brings an application's documentStatus up to date; does nothing for other requests.
create function public.tell_documents(target uuid) returns void
language sql set search_path = '' as $$
  update public.loan_applications
  set application_data = jsonb_set(application_data, '{documentStatus}', public.document_status(target)) where id = target
$$;

-- Adds a request's answers to the table that its form's rules name.
create function public.file_answers(
  target uuid, destination text, person uuid, kind text, subject text, answers jsonb
) returns void
language plpgsql set search_path = '' as $$
begin
  if destination = 'insurance_applications' then
    perform public.file_insurance(target, person, subject, answers);
  elsif destination = 'training_enrollments' then
    perform public.file_training(target, person, public.training_program(subject), answers);
  elsif destination = 'loan_applications' then
    perform public.file_loan(target, person, subject, answers);
  else
    insert into public.service_requests (id, kind, answers) values (target, file_answers.kind, file_answers.answers);
  end if;
end $$;


-- Who may do what

alter table public.service_requests enable row level security;
alter table public.insurance_applications enable row level security;
alter table public.training_enrollments enable row level security;
alter table public.loan_applications enable row level security;

-- Whoever may read the request: its policies count here too.
create policy "answers go with their request" on public.service_requests for select to authenticated
  using (exists (select 1 from public.requests r where r.id = service_requests.id));

create policy "applications go with their request" on public.insurance_applications for select to authenticated
  using (exists (select 1 from public.requests r where r.id = insurance_applications.id));

create policy "enrolments go with their request" on public.training_enrollments for select to authenticated
  using (exists (select 1 from public.requests r where r.id = training_enrollments.id));

create policy "loan applications go with their request" on public.loan_applications for select to authenticated
  using (exists (select 1 from public.requests r where r.id = loan_applications.id));

grant select on public.service_requests, public.insurance_applications, public.training_enrollments to authenticated;
revoke insert, update, delete, truncate
  on public.service_requests, public.insurance_applications, public.training_enrollments from service_role;
grant select on public.loan_applications to authenticated;
revoke insert, update, delete, truncate on public.loan_applications from service_role;
