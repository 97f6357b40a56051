-- A repeated write is answered byte for byte as the first time: jsonb would reorder the fields of the answer.
alter table kernel.idempotency alter column answer type json using answer::json;
