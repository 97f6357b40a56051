-- A renewal waits for its check beside the license that is still good, and replaces it once it is verified.
alter table partners.license drop constraint license_account_id_state_key;
create unique index license_verified_once on partners.license (account_id, state) where verified_at is not null;
create unique index license_unverified_once on partners.license (account_id, state) where verified_at is null;
