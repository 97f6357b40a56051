-- What guests rated one by one, beside the whole, stands on the home's page too.
alter table homes.review add column aspects jsonb not null default '{}';
update homes.review shown set aspects = written.aspects
from reviews.review written
where written.booking_id = shown.booking_id and written.side = 'guest';
