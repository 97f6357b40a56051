-- Agreements: versioned wordings, and who signed which text, when, and from where.
create schema agreements;

create table agreements.template (
  type text not null check (type ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  version integer not null check (version >= 1),
  title text not null check (title <> ''),
  -- HTML with merge fields: {{name}}, {{list:name}}, {{table:name}}.
  body text not null,
  -- The operator's own file, shown instead of the text.
  file_url text check (file_url ~ '^/[^/\\]'),
  -- What is new in it, in a sentence or two, for those who know the previous version.
  changes text not null default '',
  -- Whether people who accepted an earlier version must accept this one.
  accept_again boolean not null default false,
  published_at timestamptz not null,
  -- The staff member who published it; null for wordings that ship with the product.
  published_by bigint references accounts.account (id),
  primary key (type, version)
);

create function agreements.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_schema || '.' || tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
create trigger template_is_final before update or delete or truncate on agreements.template
  for each statement execute function agreements.refuse_change();

create table agreements.signature (
  id bigint generated always as identity primary key,
  type text not null,
  version integer not null,
  subject_kind text not null check (subject_kind in ('booking', 'partner')),
  subject_id bigint not null,
  account_id bigint not null references accounts.account (id),
  signed_name text not null check (length(signed_name) between 2 and 160),
  -- The text as signed, and its SHA-256.
  text text not null,
  text_hash text not null,
  address text not null,
  user_agent text not null,
  signed_at timestamptz not null,
  foreign key (type, version) references agreements.template (type, version),
  unique (subject_kind, subject_id, type)
);
create index signature_of_account on agreements.signature (account_id);
create trigger signature_is_final before delete or truncate on agreements.signature
  for each statement execute function agreements.refuse_change();

create function agreements.refuse_rewriting() returns trigger language plpgsql as $$
begin
  if accounts.follows_merge(to_jsonb(old), to_jsonb(new)) then return new; end if;
  raise exception '% is append-only', tg_table_schema || '.' || tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
create trigger signature_is_never_rewritten before update on agreements.signature
  for each row execute function agreements.refuse_rewriting();

-- Each accepted text, once: with fields filled, as it was shown.
create table agreements.accepted_text (
  type text not null,
  version integer not null,
  -- SHA-256 of the text.
  hash text not null,
  text text not null,
  kept_at timestamptz not null,
  primary key (type, version, hash),
  foreign key (type, version) references agreements.template (type, version)
);
create trigger accepted_text_is_final before update or delete or truncate on agreements.accepted_text
  for each statement execute function agreements.refuse_change();

create table agreements.acceptance (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts.account (id),
  type text not null,
  version integer not null,
  text_hash text not null,
  occasion text not null check (occasion in ('signup', 'changed')),
  address text not null,
  user_agent text not null,
  accepted_at timestamptz not null,
  foreign key (type, version, text_hash) references agreements.accepted_text (type, version, hash),
  unique (account_id, type, version)
);
create trigger acceptance_is_final before delete or truncate on agreements.acceptance
  for each statement execute function agreements.refuse_change();
create trigger acceptance_is_never_rewritten before update on agreements.acceptance
  for each row execute function agreements.refuse_rewriting();

-- The second agreement that some homes require, in versions: written and signed by the owner or on their behalf. A
-- version without a text ends the requirement.
create table agreements.home_wording (
  home_id bigint not null,
  version integer not null check (version >= 1),
  title text check (title <> ''),
  -- Plain text: paragraphs are separated by empty lines.
  text text check (text <> ''),
  -- Who signed it for the home, as typed.
  signed_name text check (length(signed_name) between 2 and 160),
  published_at timestamptz not null,
  published_by bigint not null references accounts.account (id),
  address text not null,
  user_agent text not null,
  primary key (home_id, version),
  check (num_nulls(title, text, signed_name) in (0, 3))
);
create trigger home_wording_is_final before update or delete or truncate on agreements.home_wording
  for each statement execute function agreements.refuse_change();

-- A guest's signature, with the text they saw and its SHA-256.
create table agreements.home_signature (
  id bigint generated always as identity primary key,
  home_id bigint not null,
  version integer not null,
  booking_id bigint not null unique,
  account_id bigint not null references accounts.account (id),
  title text not null,
  signed_name text not null check (length(signed_name) between 2 and 160),
  text text not null,
  text_hash text not null,
  address text not null,
  user_agent text not null,
  signed_at timestamptz not null,
  foreign key (home_id, version) references agreements.home_wording (home_id, version)
);
create index home_signature_account on agreements.home_signature (account_id);
create trigger home_signature_is_final before delete or truncate on agreements.home_signature
  for each statement execute function agreements.refuse_change();
create trigger home_signature_is_never_rewritten before update on agreements.home_signature
  for each row execute function agreements.refuse_rewriting();

create table agreements.counsel_review (
  type text not null,
  version integer not null,
  -- Who reviewed it: a lawyer or a firm, as entered by staff.
  reviewer text not null check (length(btrim(reviewer)) between 2 and 160),
  reviewed_on date not null,
  noted_by bigint references accounts.account (id),
  noted_at timestamptz not null,
  primary key (type, version),
  foreign key (type, version) references agreements.template (type, version)
);
create trigger counsel_review_is_final before update or delete or truncate on agreements.counsel_review
  for each statement execute function agreements.refuse_change();

-- The agreements and policies a company starts with: generic, for a lawyer to review; the law they name is that of the
-- company's own state. Fields: {{operator}} the company, {{site}} its name on the site, {{website}}, {{email}},
-- {{phone}}, {{postalAddress}}, {{law}}.
insert into agreements.template (type, version, title, body, published_at) values ('booking-agreement', 1, 'Booking agreement', $text$
<h2>1. Who this agreement is between</h2>
<p>This agreement is between <strong>{{guest}}</strong> (“you”) and the owner of <strong>{{home}}</strong> in {{town}} (“the owner”).
{{operator}} (“we”) rents out and manages the home for the owner and holds your money until your stay begins. Your booking number is {{number}}.</p>

<h2>2. Your stay</h2>
<p>You’ve booked {{home}} for {{nights}}, from {{arrive}} at {{arriveTime}} to {{depart}} at {{departTime}}, for {{party}}. All times are local to the home ({{timeZone}}).
We give you the exact address when the booking is confirmed. It is then part of this agreement.</p>
<p>Only the people booked may stay overnight, up to the number the home sleeps. The person who signs is an adult and is responsible for everyone in the party.
This is a vacation stay. It does not create a tenancy, and you may not sublet the home.</p>

<h2>3. Price</h2>
{{table:price}}
<p>This agreement fixes the price. It changes only if you and we agree to change the stay, and then only by the difference we show you first.</p>

<h2>4. Payments</h2>
{{table:schedule}}
<p>We charge later payments on their due date to the card you use today, and email you before each one. If a payment fails, we tell you and try again,
and you can use another card. If it remains unpaid, we may cancel the booking under section 5.</p>
<p>We hold your payments in trust. They are released to the owner, the tax authorities, and us only as the stay is earned under our contract with the owner. {{deposit}}</p>

<h2>5. If you cancel</h2>
<p>The cancellation policy of this booking is “{{policy}}”. It stays as written here, whatever we publish later.</p>
{{list:cancellation}}
<p>Refunds go to the card you paid with. Your booking’s page shows each amount before you decide.</p>

<h2>6. If we or the owner cancel</h2>
<p>If the home is unavailable or not fit to stay in, you can choose a comparable home where one is available, or a full refund of what you paid for the nights you don’t stay, including fees and taxes.</p>

<h2>7. The home</h2>
{{list:houseRules}}
<p>The home is as described to you. If something is not, tell us within 24 hours of noticing it so that we can fix it while you are there.
Please leave the home as you found it. You pay for damage that you or your party cause beyond normal wear; we show you what was damaged and what it cost.
We may enter for urgent repairs, and tell you first whenever we can.</p>

<h2>8. Your data</h2>
<p>We use your details to manage this booking, to pay the taxes due on it, and to meet legal requirements. The owner sees your name and, once the booking is confirmed, your contact details.</p>

<h2>9. Signature</h2>
<p>Your typed name, with your choice to sign, is your signature. We keep the text you signed, its hash, the time, and the network address and browser you signed from.
This agreement, with its price, payments, and policy, is the entire agreement between us.</p>

<footer><p>Booking agreement of {{operator}}. The law where the home is located may give you further rights, and nothing here takes them away.</p></footer>
$text$, '2020-01-01T00:00:00Z');

insert into agreements.template (type, version, title, body, published_at) values ('android-privacy-policy', 1, 'App privacy policy', $text$
<p>This page adds to the <a href="/terms/privacy-policy">Privacy Policy</a> what is specific to our app for phones and tablets. The app is provided by {{operator}} (“we”). It applies to Android and, where the features are the same, to other systems.</p>

<h2>1. App permissions</h2>
<p>The app asks for a permission when it needs it, never at startup, and keeps working if you decline. You can revoke each permission in your device settings.</p>
<ul>
<li><strong>Camera and microphone:</strong> for photos and short videos that you add to a message, claim, or listing. The app records only when you tap.</li>
<li><strong>Photos and videos:</strong> only the ones you choose. We remove location and time data from a photo before anyone sees it.</li>
<li><strong>Notifications:</strong> for replies, payments, and arrivals. You choose the topics and quiet hours.</li>
<li><strong>Location:</strong> only if you search for homes near you, only while the app is open, and never stored.</li>
<li><strong>Fingerprint or face:</strong> to unlock the app, if you turn it on. Your device does the check; we never receive your biometric data.</li>
</ul>

<h2>2. What stays on your device</h2>
<p>So that your trip is available offline, the app stores its pages, and changes that are waiting to be sent, in storage other apps can’t read. Door codes and card numbers are not stored. Logging out or removing the app deletes all of it.</p>

<h2>3. What we receive</h2>
<p>Your device model, system and app version, a notification address, and crash reports without your texts. We use them to reach you and to fix errors. The app has no advertising ID, no cross-app tracking, and no code from advertising companies.</p>

<h2>4. What others receive</h2>
<p>Notifications pass through your device maker’s service. They contain a short text and no secrets. Maps use our own tiles unless a map service is named on the map. The app store gives us aggregate install and uninstall numbers.</p>

<h2>5. Deleting your data</h2>
<p>Close your account in the app under Account, Security, Close account. You can also do it on {{website}} without the app. The Privacy Policy lists what the law requires us to keep. To remove only the data on one device, log that device out from your device list.</p>

<h2>6. Security</h2>
<p>The app uses encrypted connections only, and refuses invalid certificates. You can log out a lost device from any other device.</p>

<h2>7. Children</h2>
<p>The app isn’t intended for children and doesn’t knowingly collect their data. If you think it has, contact us and we delete it.</p>

<h2>8. Contact</h2>
<p>{{operator}}, {{postalAddress}}, {{email}}, {{phone}}. If this page changes in an important way, the app shows it to you before you continue.</p>

<footer><p>{{operator}}.</p></footer>
$text$, '2026-11-01T00:00:00Z');

insert into agreements.template (type, version, title, body, published_at) values ('as-described-promise', 1, 'As-described promise', $text$
<p>You pay for a home you have not seen yet. This is what {{operator}} (“we”) promises you for it, at every home, for every stay booked with us.</p>

<h2>1. What we promise</h2>
<p>The home is as its page describes it when you book: its location, bedrooms and beds, bathrooms, views, pool, heating, kitchen, and internet. It is clean, safe, and ready for you at check-in.</p>

<h2>2. If something isn’t as described</h2>
<ul>
<li>Open your trip and choose “Something isn’t as described”, within {{promiseReportHours}} hours of check-in. Add photos if you can. You can also call {{phone}}.</li>
<li>A person of our team answers within {{promiseAnswerHours}} hours, day and night. Your trip shows the time by which you hear from us.</li>
<li>We fix it while you are there. Where we can’t, you choose: a comparable home at no extra cost where one is available, a fair part of the price for what was missing, or a full refund of the nights you don’t stay.</li>
</ul>

<h2>3. Who decides, and when</h2>
<p>The home manager of your stay looks at your report first, comes to the home if that helps, and writes to you on your trip’s page. Money that you get back goes to the cards it came from; where friends paid a share, each gets their part. Nobody asks you to take down a review, or to say nothing, in return for what this promise gives you.</p>

<h2>4. What it doesn’t cover</h2>
<p>Weather, work by neighbors or towns that we couldn’t know of, and what the page says plainly, such as the notes under “Honest notes”. Report other problems on your trip at any time until two weeks after check-out; they reach the same team.</p>

<h2>5. Your rights</h2>
<p>This promise adds to the <a href="/terms/booking-agreement">Booking Agreement</a> and to the law where the home is. It takes nothing away from either. If you don’t agree with our answer, the <a href="/terms/dispute-resolution-center">Dispute Resolution Center</a> says who decides next.</p>

<footer><p>{{operator}}</p></footer>
$text$, '2026-11-01T00:00:00Z');

insert into agreements.template (type, version, title, body, published_at) values ('cancellation-policy', 1, 'Cancellation policy', $text$
<p>Plans change. Each home has one of the policies below. The home’s page, the price, and the agreement you sign all state which one, with the dates and amounts for your stay. The policy you sign applies to your booking, even if {{operator}} (“we”) or the owner change it later.</p>

<h2>1. The first 24 hours</h2>
<p>You get a full refund if you cancel within 24 hours of the confirmation, your check-in is at least 7 days after it, and your stay is shorter than 28 nights. This applies under every policy.</p>

<h2>2. The policies</h2>
<table><tbody>
<tr><th scope="row">Flexible</th><td>Full refund until 1 day before check-in.</td></tr>
<tr><th scope="row">Moderate</th><td>Full refund until 5 days before check-in; 50% until check-in.</td></tr>
<tr><th scope="row">Limited</th><td>Full refund until 14 days before check-in; 50% until 7 days before.</td></tr>
<tr><th scope="row">Firm</th><td>Full refund until 30 days before check-in; 50% until 7 days before.</td></tr>
<tr><th scope="row">Strict</th><td>Full refund until 60 days before check-in; 50% until 30 days before.</td></tr>
<tr><th scope="row">Rebooking</th><td>No refund at first. If the same nights are rebooked at the same or a higher price, you get back what you paid less 20%, once the new stay is paid in full.</td></tr>
<tr><th scope="row">Rebooking by the night</th><td>No refund at first. For each night that is rebooked, you get back what you paid for it, less a fixed amount per night stated in your agreement.</td></tr>
<tr><th scope="row">Non-refundable</th><td>A lower price in exchange for no refund after the first 24 hours.</td></tr>
</tbody></table>

<h2>3. How days are counted</h2>
<p>A deadline is the home’s check-in time, that many calendar days earlier. If check-in is on March 20 at 4:00 PM and the deadline is 14 days, you can cancel until March 6 at 4:00 PM. Times are local to the home, including when clocks change in between. After check-in, nights you don’t stay are refunded only where your agreement says so.</p>

<h2>4. Fees and taxes</h2>
<p>Cleaning, linen, pet, and extra charges are refunded in full until check-in. Service fees are refunded in proportion to the nights. Tax on a refunded amount is refunded too. Local law decides about tax on amounts that aren’t refunded; your preview shows it.</p>

<h2>5. Before you decide</h2>
<p>Your trip’s page shows your refund line by line and how long it is valid. Nothing happens until you confirm. If you have paid less than the amount due after canceling, the page shows what you still owe.</p>

<h2>6. How refunds are paid</h2>
<p>We send refunds to the original card right away. Banks usually take 3 to 10 days. If the card no longer exists or its bank rejects the refund, we agree on another method with you in writing.</p>

<h2>7. If we or the owner cancel</h2>
<p>You choose a comparable home where one is available, or a full refund of the nights you don’t stay, including fees and taxes, whatever the policy.</p>

<h2>8. Changing instead of canceling</h2>
<p>To change your dates or party, request a change. We show you the new price first, and you pay or get back only the difference, at the rates of the new nights. Shortening a stay counts as canceling the nights you drop.</p>

<h2>9. Missed payments and no-shows</h2>
<p>If a payment fails, we notify you and retry on the next three days. If the payment remains unpaid, the stay is canceled under the policy as of that day. If you don’t arrive and don’t contact us, we hold the home for you until the end of your stay, and there is no refund.</p>

<footer><p>{{operator}}.</p></footer>
$text$, '2026-11-01T00:00:00Z');

insert into agreements.template (type, version, title, body, published_at) values ('compliance', 1, 'Compliance', $text$
<p>{{operator}} (“we”) follows rules on rentals, client money, data, and fairness. This page lists them and explains how you can check. The documents themselves are listed next to it.</p>

<h2>1. Client money</h2>
<p>Guest payments are held in a trust account and recorded as owed to guests until the stay is earned. Our double-entry books always balance. Entries are never changed or deleted; corrections are separate entries. Every day we compare what we hold with what we owe. Owners are paid what is earned and received, never with another owner’s money.</p>

<h2>2. Honest prices</h2>
<p>The first price you see includes every mandatory fee, as federal and state price rules require. Taxes are shown before you agree. Discounts are measured against prices that were actually charged.</p>

<h2>3. Taxes</h2>
<p>We collect occupancy and sales taxes where required, separately for each authority, and remit them by their due dates. Owners and partners receive the annual tax forms the law requires. We don’t make payouts until a valid tax form is on file.</p>

<h2>4. Permits and home safety</h2>
<p>Where a town requires registration, its number is on the home’s page. Before we list a home, our team checks smoke and carbon monoxide alarms, exits, railings, pool fences and gates, and the number of people it can sleep. The inspection is repeated every year.</p>

<h2>5. Fairness</h2>
<p>We don’t discriminate. For homes in New York, see the <a href="/terms/nys-disclosure">New York State Disclosure</a>. Reviews come from guests who stayed, and are never bought, edited, or hidden. Search results are ranked by your criteria, price, location, and fit; owners can’t pay to rank higher.</p>

<h2>6. Data and security</h2>
<p>The <a href="/terms/privacy-policy">Privacy Policy</a> explains what we store. Staff access is limited to what the work requires and is recorded. Passwords, codes, and keys are stored as hashes. Report vulnerabilities to {{email}}; we respond within two business days and take no action against anyone who reports in good faith.</p>

<h2>7. Accessibility</h2>
<p>We build to the Web Content Accessibility Guidelines 2.2, level AA: usable with a keyboard and screen reader, sufficient contrast, and no time limits you can’t meet. Home descriptions include steps, door widths, and bathrooms. If something gets in your way, call {{phone}} and we do it with you by phone.</p>

<h2>8. Signatures and records</h2>
<p>Agreements are signed electronically under the E-SIGN Act and state law. We keep the exact text, its hash, the time, and the network address and browser it came from. What you signed and accepted is in your account, to read and to print. We mail you a paper copy on request.</p>

<h2>9. Partners and advertising</h2>
<p>Brokers and travel agents need a valid license when they refer and when they are paid. Partners who earn commissions disclose it where they recommend us.</p>

<h2>10. Reporting a concern</h2>
<p>Write to {{operator}}, {{postalAddress}}, or email {{email}}; you can do so anonymously. Someone who isn’t involved investigates, and tells you the outcome if we can reach you.</p>

<footer><p>{{operator}}.</p></footer>
$text$, '2026-11-01T00:00:00Z');

insert into agreements.template (type, version, title, body, published_at) values ('concierge', 1, 'Concierge terms', $text$
<p>Our concierge arranges the extras for your stay: a private chef, a stocked fridge, bikes, dinner reservations, a babysitter, a driver. These terms explain what {{operator}} (“we”) is responsible for and what providers are responsible for.</p>

<h2>1. What we do</h2>
<p>We find a provider, tell you the price and conditions, and place the order when you accept. Asking is free. If we charge for arranging a service, the fee is its own line item in the offer.</p>

<h2>2. Who provides the service</h2>
<p>Unless the offer says that our own staff does the work, the company or person named in the offer provides the service, and your contract for it is with them. We choose providers carefully: a license where one is required, insurance, and guest feedback. We are responsible for that choice and for passing on your instructions. Providers are responsible for their work.</p>

<h2>3. Ordering and payment</h2>
<ul>
<li>Each offer states what, when, for how many people, the full price including taxes and customary tips, and until when you can cancel free of charge.</li>
<li>You accept in writing, on your trip’s page or by message.</li>
<li>We charge your booking’s card on the date in the offer, or the provider charges you. You see which before you accept.</li>
<li>A different headcount or different hours may change the price. We tell you before it does.</li>
</ul>

<h2>4. Canceling an order</h2>
<p>Until the deadline in the offer, canceling is free. After that, you pay what the provider charges us, and never more than the agreed price. If we or the owner cancel your stay, your orders for it are canceled free of charge. If you cancel your stay, each order is canceled under the terms of its offer.</p>

<h2>5. If something isn’t right</h2>
<p>Tell us while it can still be fixed: {{phone}}, at any hour during your stay. We talk to the provider and find a replacement, or refund you for work that wasn’t done or wasn’t as promised. We aim to respond within the hour and to resolve the issue within three business days.</p>

<h2>6. At the home</h2>
<p>Providers enter the home only at the agreed time. The house rules on guest numbers, noise, and parking apply to them and to everyone you invite. You don’t need consent for a dinner for the people staying at the home. A party with outside guests needs our written consent.</p>

<h2>7. Children, food, and water</h2>
<p>Tell us about allergies, and tell the chef again. Babysitters look after children while you are within reach. Pools and the ocean are not part of their duties unless that was agreed and the sitter is trained for it. Boating, riding, and similar activities require the provider’s own waiver.</p>

<h2>8. What we can’t arrange</h2>
<p>We don’t arrange anything illegal, alcohol for minors, or ticket resale above legal limits. We may decline a request and will tell you why.</p>

<h2>9. Your data</h2>
<p>Providers receive your name, the time and place, and what the service requires. See the <a href="/terms/privacy-policy">Privacy Policy</a>.</p>

<footer><p>{{operator}}.</p></footer>
$text$, '2026-11-01T00:00:00Z');

insert into agreements.template (type, version, title, body, published_at) values ('dispute-resolution-center', 1, 'Dispute resolution center', $text$
<p>Most problems are solved with one call. This page explains what happens with the rest, step by step, and how long each step takes. It applies to guests, owners, and partners of {{operator}} (“we”).</p>

<h2>1. Tell us</h2>
<p>Call {{phone}} or email {{email}}, ideally from your booking’s page so that we have the details. Tell us what happened, when, and what you think would be fair. Photos help. During a stay, tell us within 24 hours of noticing a problem so that we can fix it while you are there.</p>

<h2>2. What to expect</h2>
<ul>
<li>A response from a person the same day during a stay, and within two business days otherwise.</li>
<li>One person who handles your case from start to finish. You get their name.</li>
<li>A written decision with reasons within ten business days, or a note explaining the delay and the new date.</li>
</ul>

<h2>3. Damage at a home</h2>
<p>The owner or we may file a damage claim until fourteen days after check-out or until the next guests arrive, whichever comes first. The claim shows what was damaged, with before and after photos where available, and the cost of repair or replacement, less depreciation. You have 24 hours to respond before a decision is made, and longer if you ask. You aren’t charged for damage that isn’t shown to be yours.</p>

<h2>4. A home that isn’t as described</h2>
<p>We check the listing as it was when you booked; we keep a copy. If something significant is missing or broken, we fix it, move you to a comparable home if one is available, or refund a fair part of the price. If the home isn’t fit to stay in, you can leave and get a refund of the nights you don’t stay, with their fees and taxes.</p>

<h2>5. Money between owners, partners, and us</h2>
<p>Every statement line links to its booking and the rule behind it. If you question a closed period, we answer with a dated correction in the next one; we never change a closed statement. We set aside the disputed amount and pay the rest as usual.</p>

<h2>6. Mediation</h2>
<p>If we can’t agree, either side can request mediation by a neutral mediator from a recognized organization, by phone or video, in English unless both sides choose another language. We pay the mediator for guest disputes of up to $10,000. Either side can end the mediation, and nothing said in it can be used later.</p>

<h2>7. Courts</h2>
<p>You can go to small claims court at any time; none of these steps is required first. Other cases go to the courts of the county where the home is located or, for consumers, where the law allows a consumer to sue. We don’t ask you to give up a jury trial, a class action, or your right to talk about your experience.</p>

<h2>8. Card disputes</h2>
<p>You can always contact your bank. That usually takes longer than we do, and the amount is frozen in the meantime. If you dispute a charge, we send the bank the agreement you signed, the price you were shown, and the messages about your stay, and nothing else.</p>

<h2>9. No retaliation</h2>
<p>A complaint made in good faith never costs you a booking, a review, or your account.</p>

<footer><p>{{operator}}.</p></footer>
$text$, '2026-11-01T00:00:00Z');

insert into agreements.template (type, version, title, body, published_at) values ('home-vision-contract', 1, 'Home Vision contract', $text$
<p>Home Vision is our service for owners who want to know what their home could become. We visit, measure, draw, and estimate what changes would cost and earn. This is the contract between you and {{operator}} (“we”).</p>

<h2>1. What you receive</h2>
<ul>
<li>A visit to the home with measurements and photos, at a time agreed with you.</li>
<li>A profile of the home: what guests will love, what they will miss, and what to repair first.</li>
<li>Up to three proposals with drawings, a list of materials and furniture, and a cost estimate.</li>
<li>An income estimate before and after, with the nights and rates behind it.</li>
</ul>

<h2>2. Price</h2>
<p>The fee is in the offer you accept. Half is due when you accept and half when you receive the proposals. If you list the home with us within a year, we credit the fee against our commission where the offer says so. Travel and special surveys cost extra only if you agreed to them.</p>

<h2>3. Estimates</h2>
<p>Estimates are based on comparable homes and current prices. They are not guarantees. Weather, permits, hidden defects, and the market can change them. Get binding quotes from contractors before you spend money.</p>

<h2>4. What isn’t included</h2>
<p>We are not your architect, engineer, or contractor. Drawings are for decisions, not construction. Work that needs a licensed professional or a permit is done by one. We don’t open walls, test for mold, lead, or asbestos, or check titles and boundaries.</p>

<h2>5. AI-generated images</h2>
<p>Some “after” images are made or edited with software and are labeled. We may use such tools to draft the profile, and a member of our team reviews everything before you receive it. Your photos are not used to train other companies’ tools.</p>

<h2>6. Rights of use</h2>
<p>Once the fee is paid, you may use, share, and build from what you received for this home. We may show the work without your name and address unless you object.</p>

<h2>7. Contractors and stores</h2>
<p>If we recommend someone who pays us for it, we say so next to the recommendation. You are free to choose others. If you want us to oversee the work, we make a separate contract.</p>

<h2>8. Cancellation</h2>
<p>Until two days before the visit, you can cancel for a full refund. After the visit and before the proposals, you pay half of the fee. If we haven’t delivered within six weeks of the visit, you can cancel for a full refund.</p>

<h2>9. If something is wrong</h2>
<p>Tell us within 30 days, and we correct measurements and proposals at no cost. Our liability for negligence is limited to the fee. There is no limit for injury, intentional acts, and gross negligence. Questions: {{email}}, {{phone}}.</p>

<footer><p>{{operator}}.</p></footer>
$text$, '2026-11-01T00:00:00Z');

insert into agreements.template (type, version, title, body, published_at) values ('insurance-information', 1, 'Insurance information', $text$
<p>This page explains who covers which risks of a stay. It is information from {{operator}} (“we”), not insurance or advice. We are not an insurer.</p>

<h2>1. What the owner insures</h2>
<p>Our contract requires owners to insure the building for short-term rental and to carry at least $1 million of liability coverage per incident. That coverage applies if someone is hurt because the home wasn’t safe. It doesn’t cover your belongings, your travel, or damage you cause.</p>

<h2>2. What we insure</h2>
<p>We carry liability insurance for our own work. We hold your payments in a trust account separate from our own money, and insure them against employee theft.</p>

<h2>3. Damage you cause</h2>
<p>You are responsible for damage that you or your party cause beyond normal wear. The <a href="/terms/dispute-resolution-center">Dispute Resolution Center</a> explains how we review a claim. Depending on the home, you see one of these before you pay:</p>
<ul>
<li><strong>Deposit</strong>: an authorization on your card shortly before arrival, released after the home has been inspected. It isn’t part of the price.</li>
<li><strong>Damage waiver</strong>: a fee, shown as its own line item. In exchange, we don’t charge you for accidental damage up to the stated limit. It doesn’t cover intentional damage, pets or people that weren’t booked, or theft.</li>
<li><strong>Neither</strong>: you pay only for damage that is shown to be yours.</li>
</ul>

<h2>4. Travel insurance</h2>
<p>If you cancel, your booking’s cancellation policy determines your refund. It makes no exception for illness, weather, work, or a missed flight. Travel insurance can cover those. Compare at least these points:</p>
<ul>
<li>Covered reasons. “Cancel for any reason” costs more and usually pays only part.</li>
<li>When you must buy it. Often within 14 days of your first payment.</li>
<li>Named storms: whether and from when they are covered. Seldom after the storm is named.</li>
<li>Whether vacation home rent is covered, and for everyone in your party.</li>
<li>Medical costs and the trip home, especially if you travel from abroad.</li>
</ul>

<h2>5. Storms and evacuation orders</h2>
<p>If an authority orders an evacuation or closes access so that the home is unavailable, section 6 of the <a href="/terms/booking-agreement">Booking Agreement</a> applies: a comparable home where one is available, or a full refund of the nights you don’t stay. A forecast alone is not an order.</p>

<h2>6. Cars, boats, bikes, and pools</h2>
<p>You may use equipment that comes with a home as described, with ordinary care. Motor vehicles and boats aren’t included unless a separate agreement names their insurance. The <a href="/compliance?document=pool-policy">Pool Policy</a> explains the rules around water.</p>

<h2>7. Filing an insurance claim</h2>
<p>Email {{email}} with your booking number. We give you and your insurer the documents they need at no cost: the signed agreement, proof of payment, and a note of when and why the stay couldn’t continue.</p>

<footer><p>{{operator}}.</p></footer>
$text$, '2026-11-01T00:00:00Z');

insert into agreements.template (type, version, title, body, published_at) values ('mandates', 1, 'Payment mandates', $text$
<p>When you save a card or bank account with {{operator}} (“we”), you authorize us to charge it later without asking each time. That authorization is called a mandate. This page explains what it covers and how to end it.</p>

<h2>1. When you give a mandate</h2>
<p>You give a mandate when you make the first payment of a booking that has later installments, when you agree to pay a concierge offer with your booking’s card, and when you provide a card for a deposit. The button says so, and the schedule with dates and amounts is shown above it. Your bank may ask you to confirm; later charges refer to that confirmation.</p>

<h2>2. What we may charge</h2>
<ul>
<li>The installments on the dates of your payment schedule.</li>
<li>The difference, if you change your stay and accept the new price.</li>
<li>What you ordered in writing, at the price you accepted.</li>
<li>A deposit authorization before arrival, if your agreement includes one, released after the stay.</li>
<li>Damage, only after the steps in the <a href="/terms/dispute-resolution-center">Dispute Resolution Center</a>, and never above what your agreement allows without your further consent.</li>
</ul>
<p>Nothing else. We never make verification charges above one dollar, and we don’t keep them.</p>

<h2>3. Notice</h2>
<p>We email you before each later charge with its date and amount, and send a receipt afterward. Your bank statement shows the name {{site}} and your booking number.</p>

<h2>4. If a charge fails</h2>
<p>We tell you right away and retry on the next three days, at midnight local to the home. In the meantime, you can pay with another card on your trip’s page. We don’t charge a fee for failed payments. If the installment remains unpaid, your agreement determines what happens to the stay.</p>

<h2>5. How your card is stored</h2>
<p>The number goes directly from your device to our payment processor. We store a token that works only with us, the card brand, the last four digits, and the expiration date. Staff can’t read more. We keep the text of the mandate, the time, and the network address it came from as proof for you and for us.</p>

<h2>6. Changing or ending a mandate</h2>
<p>You can change the card at any time before the next charge. To end a mandate, email {{email}}; it then doesn’t cover new charges. Amounts due under an agreement remain due, so please add another payment method. A mandate ends by itself when your last stay is paid and any claim period is over, and we delete the token within 90 days.</p>

<h2>7. Bank debits and payouts</h2>
<p>Owners and partners who let us debit an account, for example for a negative statement balance, sign a mandate that names the account and the maximum amount, and receive at least five days’ notice. Changing a payout account requires you to verify your identity again. We notify your previous contact details, and the first payout to the new account is delayed.</p>

<h2>8. If a charge is wrong</h2>
<p>Call {{phone}} or email {{email}}. We refund incorrect charges within two business days of finding them, plus any fee your bank charged for them. This page doesn’t change your rights toward your bank.</p>

<footer><p>{{operator}}.</p></footer>
$text$, '2026-11-01T00:00:00Z');

insert into agreements.template (type, version, title, body, published_at) values ('nys-disclosure', 1, 'New York State disclosure', $text$
<p>New York law requires real estate agents to disclose whom they represent and to comply with fair housing law. This is that disclosure for stays, sales, and rentals by {{operator}} (“we”) in the State of New York. Where the law requires the official forms of the Department of State, you receive them in addition, and they take precedence over this summary.</p>

<h2>1. Whom we represent</h2>
<p>For vacation stays we are the owner’s agent. We act in the owner’s interest with care, loyalty, and full disclosure, and follow the owner’s lawful instructions. We owe guests honesty and fair dealing: we tell you what we know about the home that matters to your decision, and we don’t make false statements.</p>

<h2>2. Other kinds of agency</h2>
<ul>
<li><strong>Buyer’s or tenant’s agent:</strong> represents the person looking for a home and owes them the duties above.</li>
<li><strong>Broker’s agent:</strong> assists the owner’s or buyer’s agent without being hired by the owner or buyer directly.</li>
<li><strong>Dual agent:</strong> represents both sides. This requires the written consent of both, who give up undivided loyalty. The agent may not tell either side what would harm the other, such as the price they would accept.</li>
<li><strong>Dual agency with designated agents:</strong> two people at the same company each represent one side, also only with written consent.</li>
</ul>
<p>For a sale or rental covered by section 443 of the Real Property Law, you receive the official form before we show you a home, and we ask you to sign that you have read it. Signing it is not a contract.</p>

<h2>3. Who pays us</h2>
<p>Owners pay us a commission, which is set in their contract. Guests pay the service fee shown in their price. Partner commissions come out of our share or the owner’s and don’t increase your price.</p>

<h2>4. Fair housing</h2>
<p>Federal, state, and local law prohibit discrimination in renting and selling homes because of race, color, religion, creed, national origin, citizenship or immigration status, sex, sexual orientation, gender identity or expression, age, disability, familial or marital status, military status, lawful source of income, status as a victim of domestic violence, or arrest record, and on other grounds in some places. We ask everyone the same questions and apply the same rules. Service animals are not pets, and there is no fee for them.</p>
<p>You can file a complaint with the New York State Division of Human Rights or the U.S. Department of Housing and Urban Development, free of charge and within their deadlines. Nobody may retaliate against you for filing.</p>

<h2>5. Deposits and advance payments</h2>
<p>Guest payments are held in an account separate from ours until they are earned. Deposits for seasonal rentals are handled as the General Obligations Law requires. You can ask at any time where your money is held, and we tell you the name of the bank.</p>

<h2>6. Local registration and limits</h2>
<p>Where a town requires a rental permit, its number is on the home’s page. Some towns set a minimum stay or an occupancy limit; the calendar and prices follow them.</p>

<h2>7. Licenses and complaints</h2>
<p>You can look up our license, and those of the brokers we work with, at the Department of State, Division of Licensing Services, which also accepts complaints. Please contact us first: {{email}}, {{phone}}, {{postalAddress}}.</p>

<footer><p>{{operator}}.</p></footer>
$text$, '2026-11-01T00:00:00Z');

insert into agreements.template (type, version, title, body, published_at) values ('owner-listing-agreement', 1, 'Owner listing agreement', $text$
<p>This is the agreement between the owner of a home (“you”) and {{operator}} (“we”) about renting it out. The home, ownership shares, commission, and dates are those of your contract in the owner portal, which is part of this agreement.</p>

<h2>1. What you authorize us to do</h2>
<p>You authorize us to list the home, agree on prices and stays with guests on your behalf within the limits you set, sign agreements for you, accept payments, and handle day-to-day maintenance. You keep the right to use the home on nights you block for yourself, as many each year as your contract allows.</p>

<h2>2. Your commitments</h2>
<ul>
<li>You own the home or have the right to rent it out, and every owner agrees.</li>
<li>Your town, lender, and association allow rentals. Your permits are valid, and we have their numbers.</li>
<li>The home is insured for rental with at least $1 million of liability coverage, and you send us proof each year.</li>
<li>What we say about the home is true to the best of your knowledge. We note its shortcomings, and you don’t ask us to hide them.</li>
<li>You don’t discriminate against guests.</li>
</ul>

<h2>3. Prices and calendar</h2>
<p>We suggest prices based on what comparable nights earn. You approve a strategy, a minimum, and a maximum. Prices quoted to guests are honored. When a guest’s request needs your approval, you have 24 hours to answer. The calendar prevents double bookings. If you rent nights elsewhere without blocking them, you pay the cost of moving the guest.</p>

<h2>4. Commission and costs</h2>
<p>Our commission is the percentage in your contract of rent after discounts, or of rent and fees where the contract says so. It is due only on earned stays. Cleaning fees paid by guests go to whoever cleans. Vendor invoices, repairs, and supplies are itemized. There is no rent or commission for your own stays; you pay for cleaning.</p>

<h2>5. Payouts</h2>
<p>Rent becomes yours at the time your contract states, and appears in the portal the same day. We pay earned and received amounts on the payout schedule of your contract, once your tax form and payout account are verified. A new payout account requires additional verification, notice to your previous contact details, and a waiting period.</p>

<h2>6. Cancellations, damage, and disputes</h2>
<p>You choose the cancellation policy for future bookings. Amounts retained from canceled stays are divided as your contract says. If you cancel a confirmed stay, the guest gets a full refund, and you pay the cost of finding another home of the same standard, up to our lost commission and the difference in rent. We claim damage from guests within the deadlines of the <a href="/terms/dispute-resolution-center">Dispute Resolution Center</a> and pay you what we recover. You bear card disputes lost for reasons related to the home; we bear others.</p>

<h2>7. Several owners</h2>
<p>Ownership shares add up to 100% and have dates. Each owner sees the home and their own money. We take instructions from the person all owners named. If in doubt, we do nothing that can’t be undone.</p>

<h2>8. Selling the home or ending the agreement</h2>
<p>Either side can end the agreement with 60 days’ notice. Confirmed stays up to twelve months ahead go ahead, with the buyer too if you sell; include this in the sales contract. After the last stay you receive a final statement and all documents about the home.</p>

<h2>9. Signature</h2>
<p>Your typed name, with your choice to sign, is your signature. We keep the text, its hash, the time, and where it came from, and you find it in your account.</p>

<footer><p>{{operator}}.</p></footer>
$text$, '2026-11-01T00:00:00Z');

insert into agreements.template (type, version, title, body, published_at) values ('partnership-program', 1, 'Partnership program agreement', $text$
<p>This agreement is for brokers, referral partners, travel agents, and affiliates (“you”) who refer guests, owners, or partners to {{operator}} (“we”). Your program and rate are in your partner portal and are part of this agreement.</p>

<h2>1. Types of partners</h2>
<ul>
<li><strong>Broker:</strong> a licensed real estate broker or salesperson who refers clients or listings.</li>
<li><strong>Referral partner:</strong> anyone who recommends us to people they know.</li>
<li><strong>Travel agent:</strong> an agency with a valid IATA or CLIA number that books for its clients.</li>
<li><strong>Affiliate:</strong> a website or channel that links to us.</li>
</ul>
<p>You can’t be a broker and a referral partner at the same time.</p>

<h2>2. What earns a commission</h2>
<p>Commission is calculated on rent after discounts, excluding fees, taxes, deposits, and extras. It is earned when the stay is completed, and paid within 30 days of check-out. Canceled and refunded stays, stays booked on other platforms, and stays by you or your household earn no commission. The rate is fixed when the booking is made; new rates apply to new bookings.</p>

<h2>3. Attribution</h2>
<p>Each booking has one partner. If several qualify, this order decides: the travel agent named at booking, the broker, the partner who referred the guest, the last affiliate link clicked. Your portal shows how many days a link or referral counts. If the guest changes dates, the partner stays the same. The same applies if the guest cancels and rebooks the same home within the period shown there.</p>

<h2>4. Who pays the commission</h2>
<p>Your commission comes out of the owner’s share, ours, or both, as the owner’s contract says. The guest pays the same price with or without you.</p>

<h2>5. Licenses and taxes</h2>
<p>Brokers and agents keep a valid license for the state of the home, both when they refer and when they are paid. If your license lapses, we hold your money until it is valid again. Before your first payout we need a tax form and a verified payout account. You pay your own taxes and receive the annual tax form.</p>

<h2>6. Promotion rules</h2>
<ul>
<li>Disclose clearly that you earn a commission when you recommend us.</li>
<li>Use our photos and names as provided, and promise nothing that isn’t on the home’s page.</li>
<li>No spam, no search ads on our brand names, no cookie stuffing, and no rewards for reviews.</li>
</ul>

<h2>7. Clients and their data</h2>
<p>Your client remains your client: we don’t market to them to bypass you. The guest’s agreement is with the owner through us. You see what you need about bookings you referred, and keep it confidential.</p>

<h2>8. Invoices and questions</h2>
<p>Each commission shows its booking, base, rate, and status: tracked, booked, earned, approved, scheduled, paid, or reversed, with the time and reason. If one is wrong or missing, tell us within the time stated above under “Parties and terms”, 60 days unless it says otherwise. If a stay is refunded after we paid you, we deduct the commission from your next payout.</p>

<h2>9. Term and termination</h2>
<p>Either side can end the agreement with 30 days’ notice, or immediately for a serious breach. Commissions on bookings made before then are paid when due. You are an independent contractor, not an employee or agent, and may not sign on our behalf.</p>

<footer><p>{{operator}}.</p></footer>
$text$, '2026-11-01T00:00:00Z');

insert into agreements.template (type, version, title, body, published_at) values ('pool-policy', 1, 'Pool policy', $text$
<p>A pool is the best part of many stays, and the most dangerous. This policy applies at every home with a pool or hot tub that {{operator}} (“we”) manages. It is part of the house rules. The person who signs the Booking Agreement is responsible for everyone in the party and every visitor.</p>

<h2>1. Supervision</h2>
<p>No home has a lifeguard. Children under 14 and weak swimmers must be with an adult in or near the water. That adult can swim, is sober, stays within arm’s reach of small children, and does nothing else at the same time. Put phones away.</p>

<h2>2. Fences, gates, covers, and alarms</h2>
<p>Keep gates shut and latched. Keep doors to the water locked when nobody is swimming. Don’t prop gates open, climb or remove fences, or turn off alarms. Only an adult who can see the whole pool may operate an automatic cover, and nobody may walk on it. If a gate, fence, cover, alarm, or drain is broken, get out of the water and call {{phone}} right away. We come the same day and close the pool until it is repaired.</p>

<h2>3. In the water</h2>
<ul>
<li>No diving, and no jumping from walls, roofs, rocks, or furniture. Most pools here are shallower than they look.</li>
<li>No running on wet surfaces, no glass inside the fence, and no swimming during thunderstorms or in the dark without lights.</li>
<li>No swimming after alcohol or drugs, and never alone.</li>
<li>Keep hair and hands away from drains and skimmers. No breath-holding games.</li>
<li>Floats and arm bands are toys, not life-saving devices.</li>
</ul>

<h2>4. Hot tubs</h2>
<p>No more than 15 minutes at a time, and no hotter than 104 °F. Not for children under five. Ask a doctor first if you are pregnant or have a heart condition. Put the cover back and latch it.</p>

<h2>5. Clean water</h2>
<p>Shower first. Small children wear swim diapers. Stay out of the water if you have diarrhea, and for two weeks afterward. No dogs in the water. If there is an accident in the water, tell us. We treat the pool and reopen it after the time the health department requires. Not telling us may make others sick, and you pay for draining the pool.</p>

<h2>6. Heat, season, and maintenance</h2>
<p>Pools are open on the dates shown for the home. Where heating costs extra, it is an optional extra in the price and takes a day to warm up the water. Someone comes to test and clean the water, usually in the morning and without entering the home. Don’t add chemicals or change settings.</p>

<h2>7. Visitors</h2>
<p>Only booked guests may use the pool, unless we agreed to visitors in writing. Swimming lessons, pool parties, and rented slides need our consent in advance.</p>

<h2>8. Emergencies</h2>
<p>Call 911 first, then us. The ring and pole hang by the pool. The home’s address is on the card by the phone. Report every accident, however minor, on the same day.</p>

<h2>9. Acceptance</h2>
<p>By using the pool you accept that swimming carries risks. This doesn’t release the owner or us from liability for our own negligence.</p>

<footer><p>{{operator}}.</p></footer>
$text$, '2026-11-01T00:00:00Z');

insert into agreements.template (type, version, title, body, published_at) values ('privacy-policy', 1, 'Privacy policy', $text$
<p>{{operator}} (“we”), {{postalAddress}}, is responsible for your data on {{website}} and in our apps. This page explains what we collect, why, how long we keep it, and what you can do about it.</p>

<h2>1. What we collect</h2>
<ul>
<li><strong>Your profile:</strong> name, email, phone, address, language, a photo if you add one, your account types, and for brokers and travel agents their license.</li>
<li><strong>Your stays:</strong> prices you requested, bookings, your party, what you signed with its text, time, network address, and browser, messages, reviews, and claims.</li>
<li><strong>Payments:</strong> charges and refunds. Card numbers go directly to the payment processor; we store a token and the last digits. For owners and partners we store the payout account and tax ID, which only the staff who make payouts can read.</li>
<li><strong>Your devices:</strong> browser, network address, approximate location, and time of each login, so that you can see who accessed your account.</li>
<li><strong>Usage:</strong> which pages are requested and which errors occur. We don’t sell your data.</li>
</ul>

<h2>2. Why we use it</h2>
<p>To provide what we agreed with you (accounts, bookings, payouts). To comply with the law (taxes, accounting, records of agreements). For legitimate interests that don’t outweigh yours (security, fixing errors, knowing which pages help). And with your consent, which you can withdraw (newsletter, push notifications, analytics, your location on the map).</p>

<h2>3. Who else receives it</h2>
<ul>
<li>The owner of a home you book: your name, party, and dates, and your contact details once the stay is confirmed.</li>
<li>People who work at the home: what their work requires, such as your check-out date.</li>
<li>Our service providers under contract: payments, email and text messages, translation of texts without your name, hosting.</li>
<li>Authorities: taxes due on a stay, and what a lawful order requires. We review orders carefully and tell you about them unless the law forbids it.</li>
</ul>

<h2>4. How long we keep it</h2>
<p>Accounts until you close them. Bookings, agreements, and accounting records for as long as tax law and statutes of limitation require, usually seven years. Security records for two years. A price you requested without booking, until it expires. Data stored on your device for offline use is removed when you log out.</p>

<h2>5. Cookies</h2>
<p>We set the cookies the site needs: your session, protection against forged requests, your language, and light or dark mode. Analytics and marketing services run only if you allow them. You can change your choice at any time from the link at the bottom of every page.</p>

<h2>6. Your rights</h2>
<p>On your account page you can view and correct your data, download it, choose which messages you receive, end sessions, and close your account. Records that the law requires us to keep are kept and not used for anything else. You can ask us for a copy, object, request deletion, and complain to your data protection authority. California residents have the right to know, delete, correct, and not be discriminated against for asking. We don’t sell or share personal information. We respond within 30 days.</p>

<h2>7. Security</h2>
<p>We store passwords only as one-way hashes, and connections are encrypted. Staff see only what their work requires, and every staff visit to your account is recorded and visible to you. If your data is exposed, we notify you and the authorities without delay.</p>

<h2>8. Children</h2>
<p>Accounts are for adults. For children in your party we store their number, not their names, unless a guest registration law requires names.</p>

<h2>9. International transfers</h2>
<p>Our servers are in the United States. For people in Europe we use the contracts that European law provides for such transfers.</p>

<h2>10. Questions and changes</h2>
<p>Email {{email}} or call {{phone}}. Earlier versions, and what changed, are listed next to this text.</p>

<footer><p>{{operator}}.</p></footer>
$text$, '2026-11-01T00:00:00Z');

insert into agreements.template (type, version, title, body, published_at) values ('promotion-agreement', 1, 'Promotion agreement', $text$
<p>These terms apply to promo codes, credits, gifts, and other offers that {{operator}} (“we”) makes on {{website}}. By using an offer you agree to them.</p>

<h2>1. How promo codes work</h2>
<p>Enter the code when you request a price. The discount appears as its own line item, and the total next to it is what you pay. A code takes a fixed amount or a percentage off the nightly rent. It doesn’t reduce cleaning, taxes, or a deposit unless the offer says so, and it can’t reduce the rent below zero.</p>

<h2>2. When you can use a code</h2>
<ul>
<li>During the period, at the homes, and for the minimum stay named in the offer.</li>
<li>Once per person, unless the offer says otherwise, and while uses of the code remain.</li>
<li>By itself. If several discounts apply, the one shown in your price is used.</li>
<li>For your own stay. You may not sell, auction, or publish codes without our consent.</li>
</ul>

<h2>3. Welcome and newsletter offers</h2>
<p>Sign-up offers are for people who haven’t stayed with us before. We send them to the email address you confirm. You can unsubscribe from the newsletter with one click and keep the offer until it expires.</p>

<h2>4. Event offers</h2>
<p>Offers for an event, such as a tennis tournament, give you early access, a discount, or a gift for stays on the dates named in the offer. We don’t organize the event and aren’t affiliated with it unless we say so. Tickets are not included. If the event is moved or canceled, your stay continues under the cancellation policy you signed. We’ll help you change your dates.</p>

<h2>5. Referrals</h2>
<p>If we offer a reward for referring a friend, you earn it when your friend’s first stay is completed and paid for. Referring yourself or people you live with doesn’t earn a reward. Tell your friends that you receive something; advertising rules require it.</p>

<h2>6. Contests</h2>
<p>Each contest has a page with its start and end dates, who may enter, the prize, and how the winner is chosen. No purchase is necessary. We email the winner. If the winner doesn’t respond within fourteen days, the prize goes to the next entrant. The winner is responsible for taxes on the prize.</p>

<h2>7. If you change or cancel</h2>
<p>If you change your stay, we recalculate the discount for the new nights under the same offer, even if it has since expired. If you cancel, your refund follows the cancellation policy of the stay. A used code is restored only if we or the owner cancel. Credits can’t be exchanged for cash unless the law requires it, and don’t expire within a year of being issued.</p>

<h2>8. Errors and misuse</h2>
<p>If a code was clearly published in error, we may withdraw it for bookings that aren’t confirmed yet. Confirmed bookings keep their price. Accounts created only to collect offers lose them.</p>

<h2>9. Ending an offer</h2>
<p>We may end an offer early. Bookings you made with it keep their price. Questions? Contact {{email}} or {{phone}}.</p>

<footer><p>{{operator}}.</p></footer>
$text$, '2026-11-01T00:00:00Z');

insert into agreements.template (type, version, title, body, published_at) values ('service-agreement', 1, 'Service agreement', $text$
<p>This agreement covers the services {{operator}} (“we”) provides to owners, partners, and regular guests beyond a single stay: managing a home, its calendar and accounting, and the use of our portals.</p>

<h2>1. Services</h2>
<ul>
<li><strong>Portals:</strong> your calendar, bookings, messages, statements, and documents, at any hour.</li>
<li><strong>Rentals:</strong> listing the home, answering guests, agreements, and payments.</li>
<li><strong>Maintenance:</strong> cleaning, linen, inspections, and repairs at the service level chosen for the home.</li>
<li><strong>Accounting:</strong> a trust account, statements, payouts, and tax forms.</li>
</ul>
<p>Your <a href="/compliance?document=owner-listing-agreement">Owner Listing Agreement</a> or <a href="/compliance?document=partnership-program">Partnership Program</a> terms state which of these you have and what they cost. This page applies to all of them.</p>

<h2>2. Standard of service</h2>
<p>We work with the care of a professional manager. Our target is portal availability of 99.9% each month. We announce planned maintenance two days ahead and answer messages within one business day; emergencies at a home, immediately.</p>

<h2>3. What we need from you</h2>
<ul>
<li>Accurate information, and changes within a week: ownership, insurance, permits, and who may give instructions.</li>
<li>Working keys and codes, and a home that is safe and clean enough to rent.</li>
<li>One calendar. Block nights for your own use before they are booked; confirmed bookings stand.</li>
<li>A payout account and tax form, which we need before we can pay you.</li>
</ul>

<h2>4. Repairs and spending</h2>
<p>We may spend what is needed to keep guests safe, and up to $250 per repair, without asking. Above that we ask first, with a price. We pass on vendor invoices as they are; any markup for arranging the work is set in your contract.</p>

<h2>5. Money</h2>
<p>Guest payments become yours when they are earned under your contract: at check-in, night by night, or at check-out. We pay what is earned and received. Your money never pays another owner’s bills. Closed statements don’t change; corrections are dated entries in the next one. Tell us within 60 days if a line looks wrong.</p>

<h2>6. People who act for you</h2>
<p>You can give others access to your portal with the permissions you choose. You are responsible for what they do until you revoke it.</p>

<h2>7. Guest data</h2>
<p>You see guest data to prepare for their stay. Use it only for that, keep it confidential, and don’t ask guests to book outside the site. The <a href="/terms/privacy-policy">Privacy Policy</a> applies to both of us.</p>

<h2>8. Liability</h2>
<p>Each side is liable for damage it causes by negligence or breach of contract. Our liability is limited to the fees you paid us in the previous twelve months, except for intentional acts, gross negligence, injury, and money held in trust, for which there is no limit. Storms, strikes, and government orders excuse both sides while they last.</p>

<h2>9. Term and termination</h2>
<p>Either side can end the agreement with 60 days’ written notice. Stays booked before then go ahead, or are moved if the guests agree. Either side can end it immediately if the other commits a serious breach and doesn’t fix it within 14 days of notice. After the last stay you receive a final statement, the money owed to you, your data as a file, and your keys.</p>

<h2>10. Changes</h2>
<p>We notify you of a new version 30 days before it takes effect and show what changed. If it puts you at a disadvantage, you can end the agreement before then.</p>

<footer><p>{{operator}}.</p></footer>
$text$, '2026-11-01T00:00:00Z');

insert into agreements.template (type, version, title, body, published_at) values ('service-fee', 1, 'Service fee', $text$
<p>This page explains the service fee of {{operator}} (“we”): what it is, how it is calculated, and what you get for it.</p>

<h2>1. What it is</h2>
<p>The service fee is what guests pay us for managing the booking. It is a separate line item in every price. Select it to see how it was calculated.</p>

<h2>2. It’s included in the first price you see</h2>
<p>Prices on maps, in lists, in offers, and on a home’s page include the service fee and every other mandatory fee. The only additions are taxes, which we show before you agree to anything, and extras you choose. A deposit, where there is one, is an authorization on your card and not a fee.</p>

<h2>3. How it’s calculated</h2>
<p>Usually it is a percentage of the nightly rent after discounts, plus cleaning. Each line is rounded once to the nearest cent, and the total is the sum of the lines you see. The fee may be taxable; the tax line says so. An example:</p>
<table><tbody>
<tr><th scope="row">Seven nights, after discounts</th><td>$7,180.00</td></tr>
<tr><th scope="row">Cleaning</th><td>$450.00</td></tr>
<tr><th scope="row">Service fee, 6% of both</th><td>$457.80</td></tr>
<tr><th scope="row">Price before taxes</th><td>$8,087.80</td></tr>
</tbody></table>
<p>This is only an example. Your price is the one shown for your dates, and is held for the time shown with it.</p>

<h2>4. What you get for it</h2>
<ul>
<li>A home that our team has inspected and measured, with its shortcomings noted.</li>
<li>Your money in a trust account until your stay begins.</li>
<li>Someone to call at any hour during your stay.</li>
<li>A written agreement, a payment schedule, and the price of every change before you accept it.</li>
<li>Help when something goes wrong, up to another home.</li>
</ul>

<h2>5. If you cancel or change</h2>
<p>The service fee is refunded in proportion to the nights: if half of the nights are refunded, so is half of the fee. If we or the owner cancel, it is refunded in full. If you change your stay, it is recalculated, and you pay or get back only the difference. See the <a href="/terms/cancellation-policy">Cancellation Policy</a>.</p>

<h2>6. No payment fees</h2>
<p>We don’t charge extra for paying by card. If you pay from abroad, your bank may charge a currency conversion fee, which we neither see nor receive.</p>

<h2>7. Owners and partners</h2>
<p>Owners pay us a commission set in their contract, and partners earn a commission set in theirs. Neither is added to the price you see.</p>

<h2>8. Questions</h2>
<p>Ask before you book: {{email}}, {{phone}}. If you think a price is wrong, send us its number and we go through it with you line by line.</p>

<footer><p>{{operator}}.</p></footer>
$text$, '2026-11-01T00:00:00Z');

insert into agreements.template (type, version, title, body, published_at) values ('terms', 1, 'Terms of use', $text$
<p>These terms are the agreement between you and {{operator}} (“we”) about using {{website}} and our apps. Stays, listings, and partnerships have their own agreements. Where one of those differs from these terms, it applies to that stay, listing, or partnership.</p>

<h2>1. What we do</h2>
<p>We rent out and manage homes for their owners, and hold booking payments until they are earned. You rent the home from its owner; we act as the owner’s agent. The <a href="/terms/booking-agreement">Booking Agreement</a> is what you sign for a stay.</p>

<h2>2. Your account</h2>
<p>You must be an adult and give us your real name, email address, and phone number. Each person has one account, which can be a traveler, owner, and partner account at the same time.</p>
<p>Keep your password private, and email {{email}} if you think someone else knows it. When you log in from a new device, we send a code to your phone or email. You are responsible for activity on your account, unless we caused the problem by failing to protect it.</p>

<h2>3. Prices and booking</h2>
<p>The price you see includes every mandatory fee. We show taxes before you agree to anything. A quoted price is held for the time shown with it, and is what we charge. While you sign and pay, we hold the nights for you for 15 minutes. Some homes review requests first; a request that gets no answer expires after 24 hours and costs nothing.</p>
<p>A booking is made when you have signed the agreement and paid the amount due at booking. If a price contains an obvious error, we tell you before your stay is confirmed, and you can accept the correct price or cancel.</p>

<h2>4. Your content</h2>
<p>You own the text, reviews, and photos you post. You allow us to show them on our sites and in our apps, including translated and resized, for as long as they are published. Post only what is true and what you have the right to publish. Reviews come from guests who stayed. Both sides write before either can read the other’s review, and we don’t edit them. We remove content that breaks the law or violates someone’s rights, and tell you why.</p>

<h2>5. What isn’t allowed</h2>
<ul>
<li>Paying, or asking for payment, outside the site for a stay found here. We can’t protect those payments.</li>
<li>Impersonating someone, or letting someone else use your account.</li>
<li>Scraping the site beyond what search engines need, or trying to get around its security. If you find a vulnerability, report it to us. We don’t take action against people who report in good faith.</li>
<li>Discrimination.</li>
</ul>

<h2>6. Liability</h2>
<p>We are responsible for our acts and omissions with the care the law requires. For damage caused by ordinary negligence, our liability is limited to what you paid us in the previous twelve months. This limit does not apply to injury, intentional acts, or gross negligence, or where the law does not allow a limit. We aren’t liable for power failures, storms, or network outages, but we do our best to help.</p>

<h2>7. Closing your account</h2>
<p>You can close your account at any time from your account page, once you have no upcoming stays and no open balance. We may close an account that seriously violates these terms. Before we do, we tell you what is wrong and give you a chance to fix it, unless someone would be harmed in the meantime. This does not affect confirmed stays or money owed to you.</p>

<h2>8. Changes to these terms</h2>
<p>Each version has a number and an effective date. Earlier versions, and what changed, are listed next to this text. We publish minor changes only. If a change affects your rights, we show it to you the next time you log in and ask you to accept it. Bookings stay under the version you accepted when you booked.</p>

<h2>9. Governing law, disputes, and contact</h2>
<p>Talk to us first: the <a href="/terms/dispute-resolution-center">Dispute Resolution Center</a> explains how we resolve disputes. The law of {{law}} applies. These terms don’t take away rights that the law where you live gives you and that can’t be waived.</p>
<p>{{operator}}, {{postalAddress}}, {{phone}}, {{email}}.</p>

<footer><p>{{operator}}.</p></footer>
$text$, '2026-11-01T00:00:00Z');

insert into agreements.template (type, version, title, body, published_at) values ('us-open-addendum', 1, 'US Open 2026 addendum', $text$
<p>This addendum belongs to a <a href="/terms/booking-agreement">Booking Agreement</a> made under our offer for the 2026 tennis tournament. Where the two differ, this addendum applies. {{operator}} (“we”) is not an organizer, sponsor, or partner of the tournament; its name only identifies the dates.</p>

<h2>1. Scope</h2>
<p>This covers stays that include days of the main draw or the week before, and sign-ups on the offer’s page. Tickets, seats, and hospitality at the grounds are not included. The concierge arranges everything beyond the home under the <a href="/terms/concierge">Concierge Terms</a>.</p>

<h2>2. Players, teams, and companies</h2>
<p>The person who signs may book for a player, team, or company, and is responsible for everyone who stays at the home. You give us the guest names by the day before arrival and can change them until then. We don’t tell anyone who stays where, and our staff and vendors are bound by the same confidentiality.</p>

<h2>3. Length of stay</h2>
<p>You can ask to extend the stay one night at a time until 6:00 PM on the day before departure, at your agreement’s nightly rate, if the nights are available. On each day that the home has no other booking, we hold the next night for you until that time.</p>
<p>If the person you booked for is out of the main draw, you can leave early. We refund unused nights that we rebook, less 20%. Other nights aren’t refunded.</p>

<h2>4. Payment</h2>
<p>Half is due when you sign and half thirty days before arrival, unless your payment schedule says otherwise. Companies may pay by bank transfer if it arrives on time; we hold the nights until then only if we have confirmed that in writing.</p>

<h2>5. If the tournament changes</h2>
<p>If it moves by more than three days, you can move your stay to the new dates at your agreed price where the home is available, or cancel until 30 days before arrival for a full refund. If it takes place without spectators, or matches are delayed by rain, the stay goes ahead as agreed.</p>

<h2>6. Activities at the home</h2>
<p>Massage, training on the lawn, and team meals are part of a normal stay. Filming, commercial photo shoots, press events, and receptions with people who aren’t staying at the home need our written consent and usually a separate agreement with the owner.</p>

<h2>7. Cars and deliveries</h2>
<p>Park where the house rules say. Shuttles may stop at the home between 6:00 AM and 11:00 PM. Racket stringers, couriers, and caterers are welcome; tell us who is coming so that they can be let in.</p>

<h2>8. Signature</h2>
<p>You sign this addendum together with the Booking Agreement, with one signature for both. If the home requires a separate agreement between you and the owner, your reservation is confirmed when that one is signed too.</p>

<footer><p>{{operator}}.</p></footer>
$text$, '2026-11-01T00:00:00Z');

select accounts.watch_tables();
