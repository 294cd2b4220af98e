-- Names of the two visits as people say them. A name that an editor has changed stays.
update public.resources set name = '{"en": "Expert visit", "pa": "ਮਾਹਰ ਦਾ ਫੇਰਾ", "hi": "विशेषज्ञ का दौरा"}'
where id = 'expert-visit' and name ->> 'pa' = 'ਮਾਹਰ ਦਾ ਖੇਤ ਆਉਣਾ';

update public.resources set name = jsonb_set(name, '{en}', '"Soil pickup"')
where id = 'soil-pickup' and name ->> 'en' = 'Soil pick-up';
