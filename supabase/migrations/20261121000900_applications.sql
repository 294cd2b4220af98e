-- Where the answers of requests stand, by what they are about, for the centre's desk. The request itself, in the table
-- requests, holds the text that they were taken from.

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
  'The range in which the applicant puts the value of the equipment or the assets.';

create index insurance_applications_by_person on public.insurance_applications (user_id);

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


-- Filling them

create function public.file_insurance(target uuid, person uuid, subject text, answers jsonb) returns void
language sql set search_path = '' as $$
  insert into public.insurance_applications (
    id, applicant_name, phone, user_email, farm_location, farm_size, insurance_type, coverage_amount, crop_details, user_id,
    application_data
  ) values (
    target, answers ->> 'name', answers ->> 'phone',
    coalesce(answers ->> 'email', (select email from auth.users where id = person)), answers ->> 'farmLocation',
    answers ->> 'farmSize', subject, coalesce(answers ->> 'equipmentValue', answers ->> 'assetValue'),
    answers ->> 'cropType', person,
    jsonb_build_object(
      'cropType', answers -> 'cropType', 'equipmentDetails', answers -> 'equipmentDetails',
      'assetValue', answers -> 'assetValue', 'previousClaims', answers -> 'previousClaims',
      'riskFactors', answers -> 'riskFactors', 'coverageRequired', answers -> 'coverageRequired',
      'additionalInfo', answers -> 'additionalInfo', 'existingInsurance', answers -> 'existingInsurance',
      'urgentQuote', answers -> 'urgentQuote'
    )
  )
$$;

-- The order that an enrolment is paid by: its id and its reference are the request's, its price the program's.
create function public.order_training(target uuid, person uuid, program public.catalogue_items, answers jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.orders (
    id, user_id, kind, state, reference, name, email, phone, delivery_fee_paise, goods_paise, total_paise, language,
    content_hash
  )
  select id, person, 'training', 'placed', reference, left(answers ->> 'studentName', 120), answers ->> 'email',
    answers ->> 'phone', 0, program.price_paise, program.price_paise, language, hash
  from public.requests where id = target;
  insert into public.order_items (
    order_id, position, product_id, name_en, name_pa, name_hi, category, pack_amount, pack_unit, unit_paise, quantity,
    line_paise
  ) values (
    target, 1, program.id, program.name_en, program.name_pa, program.name_hi, program.category, program.pack_amount,
    program.pack_unit, program.price_paise, 1, program.price_paise
  );
  perform public.move_order_to(target, 'awaiting_payment', null);
end $$;

create function public.file_training(target uuid, person uuid, program public.catalogue_items, answers jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  rupees constant text := '₹' || btrim(to_char(program.price_paise / 100, '99,99,99,999'));
begin
  insert into public.training_enrollments (
    id, user_email, program_title, program_price, student_name, phone, education_background, farming_experience,
    enrollment_data
  ) values (
    target, answers ->> 'email', program.name_en, rupees, answers ->> 'studentName', answers ->> 'phone',
    answers ->> 'education', answers ->> 'experience',
    jsonb_build_object('motivation', answers -> 'motivation', 'program_details', jsonb_build_object(
      'id', split_part(program.id, '/', 2), 'title', program.name_en, 'level', program.badge_en, 'price', rupees,
      'duration', concat_ws(' ', trim_scale(program.pack_amount), program.pack_unit)
    ))
  );
  perform public.order_training(target, person, program, answers);
end $$;

-- The program that a training is about, as it is offered now; nothing where it is not.
create function public.training_program(subject text) returns public.catalogue_items
language sql stable set search_path = '' as $$
  select * from public.catalogue_items where id = 'training/' || subject and available and not retired
$$;

-- Puts a request's answers where its form's rules say.
create function public.file_answers(
  target uuid, destination text, person uuid, kind text, subject text, answers jsonb
) returns void
language plpgsql set search_path = '' as $$
begin
  if destination = 'insurance_applications' then
    perform public.file_insurance(target, person, subject, answers);
  elsif destination = 'training_enrollments' then
    perform public.file_training(target, person, public.training_program(subject), answers);
  else
    insert into public.service_requests (id, kind, answers) values (target, file_answers.kind, file_answers.answers);
  end if;
end $$;


-- A training is enrolled for, not put into a cart

-- The lines with today's words and prices; without a price where the product is unknown or not sold now.
create or replace function public.priced_lines(lines jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_agg(line || jsonb_build_object(
    'name', jsonb_build_object('en', item.name_en, 'pa', item.name_pa, 'hi', item.name_hi),
    'category', item.category, 'pack_amount', item.pack_amount, 'pack_unit', item.pack_unit,
    'catalogue', item.catalogue, 'unit_paise', price.unit_paise,
    'line_paise', price.unit_paise::bigint * (line -> 'quantity')::int
  ) order by place)
  from jsonb_array_elements(lines) with ordinality given (line, place)
  left join public.catalogue_items item on item.id = line ->> 'product_id' and item.available and not item.retired
    and item.catalogue <> 'training'
  left join lateral (
    select bulk.unit_paise from public.bulk_prices bulk
    where bulk.product_id = item.id and bulk.from_litres <= (line -> 'quantity')::int
      and bulk.customer_type = coalesce(line #>> '{options,customer_type}', 'domestic')
    order by bulk.from_litres desc limit 1
  ) bulk on true
  cross join lateral (select coalesce(bulk.unit_paise, item.price_paise) as unit_paise) price
$$;


-- Who may do what

alter table public.service_requests enable row level security;
alter table public.insurance_applications enable row level security;
alter table public.training_enrollments enable row level security;

-- Whoever may read the request: its policies count here too.
create policy "answers go with their request" on public.service_requests for select to authenticated
  using (exists (select 1 from public.requests r where r.id = service_requests.id));
create policy "applications go with their request" on public.insurance_applications for select to authenticated
  using (exists (select 1 from public.requests r where r.id = insurance_applications.id));
create policy "enrolments go with their request" on public.training_enrollments for select to authenticated
  using (exists (select 1 from public.requests r where r.id = training_enrollments.id));

grant select on public.service_requests, public.insurance_applications, public.training_enrollments to authenticated;
revoke insert, update, delete, truncate
  on public.service_requests, public.insurance_applications, public.training_enrollments from service_role;
