-- An application for insurance says for how much and what it was asked from, and an agent's address is not the farmer's.

-- As before; and the sum to insure, the page and the price of the day. What is filled in for somebody else takes no address of the
-- account that sends it.
create or replace function public.file_insurance(target uuid, person uuid, subject text, answers jsonb) returns void
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

comment on column public.insurance_applications.coverage_amount is
  'The sum to insure in rupees; of older applications the range in which the equipment or the assets were put.';

-- Rows that have an agent's address already.
update public.insurance_applications a set user_email = null
from public.requests r
where r.id = a.id and (r.filled_by is not null or r.content::jsonb #> '{answers,forAnother}' = 'true')
  and r.content::jsonb #>> '{answers,email}' is null;
