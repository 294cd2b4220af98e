-- UPI: the text that a person's own app opens or scans. It names the shop's address, which is a setting of the centre, an exact sum and a
-- reference. That it was paid is said by the provider's webhook, or by staff with the bank's reference, and never by the phone that
-- showed it. docs/decisions/khata-and-cash.md explains it.

-- A text as a part of an address: all but letters, digits, and - . _ as its bytes.
create function public.encoded_text(text text) returns text
language sql immutable set search_path = '' as $$
  select coalesce(string_agg(case when letter ~ '^[A-Za-z0-9._-]$' then letter
    else upper(regexp_replace(encode(convert_to(letter, 'UTF8'), 'hex'), '(..)', '%\1', 'g')) end, '' order by place), '')
  from regexp_split_to_table(text, '') with ordinality letters (letter, place)
$$;

-- The text of a QR code, and address of a button, by which a person's own app pays this sum to the shop under this reference; null for no sum,
-- and while the centre has no UPI address. Made from the centre's own sum, so that no phone can ask for another.
create function public.upi_link(paise bigint, reference text) returns text
language plpgsql stable set search_path = '' as $$
begin return (
  select format('upi://pay?pa=%s&pn=%s&am=%s.%s&cu=INR&tr=%s&tn=%s', public.encoded_text(upi), public.encoded_text(seller),
    paise / 100, lpad((paise % 100)::text, 2, '0'), public.encoded_text(reference), public.encoded_text(reference))
  from (select public.setting('upi') #>> '{}' as upi, coalesce(public.setting('name') ->> 'en', '') as seller) centre
  where paise > 0 and upi <> ''
); end $$;
