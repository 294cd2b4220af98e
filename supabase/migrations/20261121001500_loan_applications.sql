-- Applications for loans, as the desk reads them. The request itself holds the text that they were taken from.

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

-- The loans as src/content/offers/loans.ts has them, rupees, per cent a year and months: an application keeps the terms under
-- which it was made. Of a loan that is not here, an application keeps its name alone.
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

-- {slot: uploaded | required} of all papers. Of the land's place a file may come besides.
create function public.document_status(target uuid) returns jsonb
language sql stable set search_path = '' as $$
  select '{"landLocation": "uploaded"}' || coalesce(jsonb_object_agg(
    f.slot, case when f.verified_at is null then 'required' else 'uploaded' end
  ), '{}') from public.request_files f where f.request_id = target
$$;

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

-- Brings an application's documentStatus up to what was found; nothing for a request of another kind.
create function public.tell_documents(target uuid) returns void
language sql set search_path = '' as $$
  update public.loan_applications
  set application_data = jsonb_set(application_data, '{documentStatus}', public.document_status(target)) where id = target
$$;

-- Puts a request's answers where its form's rules say.
create or replace function public.file_answers(
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

alter table public.loan_applications enable row level security;

-- Whoever may read the request: its policies count here too.
create policy "loan applications go with their request" on public.loan_applications for select to authenticated
  using (exists (select 1 from public.requests r where r.id = loan_applications.id));

grant select on public.loan_applications to authenticated;
revoke insert, update, delete, truncate on public.loan_applications from service_role;
