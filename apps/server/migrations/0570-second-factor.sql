-- When a session last proved a factor of its own (passkey, authenticator app, recovery code): acts that move money ask
-- for a fresh one.
alter table accounts.session add column second_factor_at timestamptz;
