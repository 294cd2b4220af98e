-- Who signs in with a phone number alone may have no e-mail, and an order of theirs needs none: the centre calls. Whoever reads an
-- order finds an empty text then and never null, so that phones with an older build read it too.

alter table public.orders
  drop constraint orders_email_check,
  add constraint orders_email_check check (email = '' or char_length(email) between 3 and 254);

-- As before, but for the email, which may be missing.
create or replace function public.order_contact(contact jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  email constant text := coalesce(public.contact_word(contact, 'email', 254, false), '');
  phone text := public.contact_word(contact, 'phone', 30, true);
begin
  if email <> '' and email !~ '^[^[:space:]@]+@[^[:space:]@]+\.[^[:space:]@]+$' then
    perform public.refuse_order('The email cannot be used', 'email');
  end if;
  phone := substring(regexp_replace(phone, '[[:space:]().-]', '', 'g') from '^(?:\+91|91|0)?([6-9][0-9]{9})$');
  if phone is null then
    perform public.refuse_order('The phone is not an Indian mobile number of ten digits', 'phone');
  end if;
  return jsonb_build_object(
    'name', public.contact_word(contact, 'name', 120, true), 'email', email, 'phone', phone,
    'address', public.contact_word(contact, 'address', 500, false)
  );
end $$;
