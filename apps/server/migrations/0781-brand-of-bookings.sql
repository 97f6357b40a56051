-- The brand whose site a booking was made on: its emails and documents carry it. Null: the company's default brand.
alter table bookings.booking add column brand_id text;
