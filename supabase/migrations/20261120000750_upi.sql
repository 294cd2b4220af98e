-- UPI: the address that money is sent to, and the text that a person's own app opens or scans. It names an exact sum and a reference; that it
-- was paid is said by the provider's webhook, or by staff with the bank's reference, and never by the phone that showed it.
-- docs/decisions/khata-and-cash.md explains it.


-- Where money is sent; at most one row.
create table public.upi_payee (
  only_row boolean primary key default true check (only_row),
  address text not null check (address ~ '^[A-Za-z0-9._-]{2,100}@[A-Za-z][A-Za-z0-9.]{1,60}$'),
  name text not null check (char_length(name) between 1 and 80)
);

comment on table public.upi_payee is 'The shop''s own UPI address; none until a manager writes it down.';

create trigger a_plain_texts before insert or update on public.upi_payee
  for each row execute function public.plain_texts('name');

-- A text as a part of an address: all but letters, digits, and - . _ as its bytes.
create function public.encoded_text(text text) returns text
language sql immutable set search_path = '' as $$
  select coalesce(string_agg(case when letter ~ '^[A-Za-z0-9._-]$' then letter
    else upper(regexp_replace(encode(convert_to(letter, 'UTF8'), 'hex'), '(..)', '%\1', 'g')) end, '' order by place), '')
  from regexp_split_to_table(text, '') with ordinality letters (letter, place)
$$;

-- The text of a QR code, and address of a button, by which a person's own app pays this sum to the shop under this reference; null for no sum,
-- and while no address is known. Made from the centre's own sum, so that no phone can ask for another.
create function public.upi_link(paise bigint, reference text) returns text
language sql stable set search_path = '' as $$
  select format('upi://pay?pa=%s&pn=%s&am=%s.%s&cu=INR&tr=%s&tn=%s', public.encoded_text(p.address), public.encoded_text(p.name),
    paise / 100, lpad((paise % 100)::text, 2, '0'), public.encoded_text(reference), public.encoded_text(reference))
  from public.upi_payee p where paise > 0
$$;

-- Sets the UPI address of the shop; for those who decide. False, with nothing changed, for what is no address.
create function public.set_upi_payee(address text, name text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not public.may_decide() then
    raise exception 'Managers alone say where money is sent' using errcode = '42501';
  end if;
  insert into public.upi_payee as held (address, name) values (btrim(set_upi_payee.address), btrim(set_upi_payee.name))
    on conflict (only_row) do update set address = excluded.address, name = excluded.name;
  return true;
exception when check_violation or not_null_violation then
  return false;
end $$;


-- Who may do what

alter table public.upi_payee enable row level security;

-- No policy: whoever pays sees the address in the link, and staff in cash_book.
revoke all on public.upi_payee from service_role;
grant execute on function public.set_upi_payee(text, text) to authenticated;
