-- Reference rates of a central bank by day: for display, never for charges.
create schema currencies;

create table currencies.reference_rate (
  day date not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Units of the currency for one euro, as published.
  per_euro numeric(16, 6) not null check (per_euro > 0),
  primary key (day, currency)
);

-- Rates until the first file is read: the European Central Bank's of that day.
insert into currencies.reference_rate (day, currency, per_euro) values
  ('2026-09-24', 'USD', 1.1367),
  ('2026-09-24', 'JPY', 180.57),
  ('2026-09-24', 'CZK', 24.399),
  ('2026-09-24', 'DKK', 7.4756),
  ('2026-09-24', 'GBP', 0.85986),
  ('2026-09-24', 'HUF', 366.15),
  ('2026-09-24', 'PLN', 4.3823),
  ('2026-09-24', 'RON', 5.2779),
  ('2026-09-24', 'SEK', 11.2645),
  ('2026-09-24', 'CHF', 0.9409),
  ('2026-09-24', 'ISK', 138),
  ('2026-09-24', 'NOK', 10.7895),
  ('2026-09-24', 'TRY', 55.5332),
  ('2026-09-24', 'AUD', 1.6177),
  ('2026-09-24', 'BRL', 5.889),
  ('2026-09-24', 'CAD', 1.6047),
  ('2026-09-24', 'CNY', 7.6302),
  ('2026-09-24', 'HKD', 8.9148),
  ('2026-09-24', 'IDR', 20384.1),
  ('2026-09-24', 'ILS', 3.4649),
  ('2026-09-24', 'INR', 109.0775),
  ('2026-09-24', 'KRW', 1555.69),
  ('2026-09-24', 'MXN', 19.9878),
  ('2026-09-24', 'MYR', 4.6457),
  ('2026-09-24', 'NZD', 2.0049),
  ('2026-09-24', 'PHP', 71.328),
  ('2026-09-24', 'SGD', 1.4549),
  ('2026-09-24', 'THB', 38.057),
  ('2026-09-24', 'ZAR', 18.6836);

select accounts.watch_tables();
