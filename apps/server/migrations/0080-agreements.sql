-- Agreements: the wording in versions, and who signed which text, when and from where.
create schema agreements;

create table agreements.template (
  type text not null check (type ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  version integer not null check (version >= 1),
  title text not null check (title <> ''),
  -- HTML with merge fields: {{name}}, {{list:name}}, {{table:name}}.
  body text not null,
  published_at timestamptz not null,
  primary key (type, version)
);

create table agreements.signature (
  id bigint generated always as identity primary key,
  type text not null,
  version integer not null,
  subject_kind text not null check (subject_kind in ('booking')),
  subject_id bigint not null,
  account_id bigint not null references accounts.account (id),
  signed_name text not null check (length(signed_name) between 2 and 160),
  -- The text as it was signed, and its SHA-256.
  text text not null,
  text_hash text not null,
  address text not null,
  user_agent text not null,
  signed_at timestamptz not null,
  foreign key (type, version) references agreements.template (type, version),
  unique (subject_kind, subject_id, type)
);

create function agreements.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_schema || '.' || tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
create trigger template_is_final before update or delete or truncate on agreements.template
  for each statement execute function agreements.refuse_change();
create trigger signature_is_final before update or delete or truncate on agreements.signature
  for each statement execute function agreements.refuse_change();

insert into agreements.template (type, version, title, body, published_at) values ('booking-agreement', 1, 'Booking agreement', $text$
<h2>1. Who agrees</h2>
<p>This agreement is between <strong>{{guest}}</strong> (“you”) and the owner of <strong>{{home}}</strong> in {{town}} (“the owner”).
{{operator}} (“we”) lets the house for the owner, looks after it, and holds your money until your stay begins. The booking number is {{number}}.</p>

<h2>2. The stay</h2>
<p>You have {{home}} for {{nights}}, from {{arrive}} at {{arriveTime}} to {{depart}} at {{departTime}}, for {{party}}. All times are at the house ({{timeZone}}).
We give you the exact address when the booking is confirmed; it is then part of this agreement.</p>
<p>Only the people booked may sleep in the house, and no more than it sleeps. Anyone who signs here is of age and answers for everyone in the party.
The stay is a holiday: it makes no tenancy, and the house may not be lent or let on.</p>

<h2>3. What it costs</h2>
{{table:price}}
<p>The price is fixed by this agreement. It changes only if you and we agree to change the stay, and then only by the difference we show you first.</p>

<h2>4. When you pay</h2>
{{table:schedule}}
<p>Later payments are taken from the card you pay with today, on their day. We write to you before each. If a payment fails we tell you and try again;
you may use another card. If it stays unpaid we may cancel the booking on the terms of section 5.</p>
<p>Your payments are held in trust. They become the owner’s, the tax authorities’ and ours only when the stay is earned under our contract with the owner. {{deposit}}</p>

<h2>5. If you cancel</h2>
<p>The terms of this booking are “{{policy}}”. They stay as they are written here, whatever we publish later.</p>
{{list:cancellation}}
<p>What comes back goes to the card it came from. Your booking’s page shows you each amount before you decide.</p>

<h2>6. If we or the owner cancel</h2>
<p>If the house cannot be had, or is not fit to stay in, you may choose a comparable house if there is one, or everything you have paid for nights not spent, fees and taxes included.</p>

<h2>7. The house</h2>
{{list:houseRules}}
<p>The house is as it was described to you. If something is not, tell us within 24 hours of finding it, so that we can put it right while you are there.
Please leave it as you found it. You pay for damage that you or your party cause beyond ordinary wear; we show you what it was and what it cost.
We may come in to repair what cannot wait, and tell you before whenever we can.</p>

<h2>8. Your data</h2>
<p>We use your details to run this booking, to pay the taxes due on it and to meet the duties of the law. The owner learns your name and, once the booking is confirmed, how to reach you.</p>

<h2>9. Signing</h2>
<p>Typing your name and choosing to sign is your signature. We keep the text you signed, its fingerprint, the time, and the network address and browser it came from.
This agreement, with the price, payments and terms set out in it, is all that we have agreed.</p>

<footer><p>Booking agreement of {{operator}}, wording 1. This wording is a draft for review by counsel; the law where the house stands may give you further rights, and nothing here takes them away.</p></footer>
$text$, '2020-01-01T00:00:00Z');
