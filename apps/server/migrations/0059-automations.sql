-- Message templates and scheduled messages, and what was sent.
create schema automations;

create table automations.template (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 80),
  -- By language; English is sent if another is missing.
  texts jsonb not null,
  changed_by bigint references accounts.account,
  changed_at timestamptz not null
);
create index template_by_author on automations.template (changed_by);

create table automations.rule (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 80),
  event text not null check (event in ('confirmed', 'check_in', 'check_out')),
  -- Negative: before the event.
  days int not null check (days between -365 and 365),
  time text check (time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  late text not null check (late in ('send_soon', 'skip')),
  conditions jsonb not null,
  texts jsonb not null,
  paused boolean not null,
  -- What was due earlier is never sent.
  active_from timestamptz not null,
  -- Null until every upcoming stay is planned by the rule as it is now.
  planned_at timestamptz,
  changed_by bigint references accounts.account,
  changed_at timestamptz not null
);
create index rule_by_author on automations.rule (changed_by);

create table automations.sending (
  rule_id bigint not null references automations.rule,
  booking_id bigint not null references bookings.booking,
  state text not null check (state in ('planned', 'sent', 'skipped')),
  due_at timestamptz,
  reason text check (
    reason in ('paused', 'conditions', 'too_late', 'canceled', 'owner_stay', 'by_staff', 'before_rule')
  ),
  sent_at timestamptz,
  -- Once per stay.
  primary key (rule_id, booking_id),
  check ((state = 'planned') = (due_at is not null and sent_at is null)),
  check ((state = 'sent') = (sent_at is not null)),
  check ((state = 'skipped') = (reason is not null))
);
create index sending_due on automations.sending (due_at) where state = 'planned';
create index sending_of_stay on automations.sending (booking_id);

insert into automations.template (name, texts, changed_at) values
  ('Check-in details', '{
    "en": "Hello {guest_first_name}, you can check in to {home} from {check_in_time} on {check_in_date}. Directions, Wi-Fi, and your door code are on your trip page: {stay_link}",
    "es": "Hola, {guest_first_name}: puede entrar en {home} a partir de las {check_in_time} el {check_in_date}. Las indicaciones, el wifi y el código de la puerta están en la página de su viaje: {stay_link}",
    "fr": "Bonjour {guest_first_name}, vous pouvez arriver à {home} à partir de {check_in_time} le {check_in_date}. L’itinéraire, le Wi-Fi et le code de la porte se trouvent sur la page de votre voyage : {stay_link}",
    "de": "Hallo {guest_first_name}, Sie können am {check_in_date} ab {check_in_time} in {home} einchecken. Wegbeschreibung, WLAN und Türcode stehen auf Ihrer Reiseseite: {stay_link}"
  }', now()),
  ('Early check-in', '{
    "en": "Hello {guest_first_name}, the home is being prepared until {check_in_time}. We’ll let you know on {check_in_date} if it’s ready sooner.",
    "es": "Hola, {guest_first_name}: preparamos la casa hasta las {check_in_time}. El {check_in_date} le avisaremos si está lista antes.",
    "fr": "Bonjour {guest_first_name}, le logement est en préparation jusqu’à {check_in_time}. Nous vous préviendrons le {check_in_date} s’il est prêt plus tôt.",
    "de": "Hallo {guest_first_name}, die Unterkunft wird bis {check_in_time} vorbereitet. Wir melden uns am {check_in_date}, falls sie früher fertig ist."
  }', now()),
  ('Late check-out', '{
    "en": "Hello {guest_first_name}, check-out at {home} is at {check_out_time} on {check_out_date}. We’ll check whether you can stay longer and reply shortly.",
    "es": "Hola, {guest_first_name}: la salida de {home} es a las {check_out_time} el {check_out_date}. Comprobaremos si puede quedarse más tiempo y le responderemos en breve.",
    "fr": "Bonjour {guest_first_name}, le départ de {home} est à {check_out_time} le {check_out_date}. Nous vérifions si vous pouvez rester plus longtemps et vous répondons rapidement.",
    "de": "Hallo {guest_first_name}, der Check-out in {home} ist am {check_out_date} um {check_out_time}. Wir prüfen, ob Sie länger bleiben können, und antworten in Kürze."
  }', now()),
  ('Balance due', '{
    "en": "Hello {guest_first_name}, {balance_due} is still due for booking {booking_number}. You can pay on your trip page: {stay_link}",
    "es": "Hola, {guest_first_name}: quedan por pagar {balance_due} de la reserva {booking_number}. Puede pagar en la página de su viaje: {stay_link}",
    "fr": "Bonjour {guest_first_name}, il reste {balance_due} à payer pour la réservation {booking_number}. Vous pouvez payer sur la page de votre voyage : {stay_link}",
    "de": "Hallo {guest_first_name}, für die Buchung {booking_number} sind noch {balance_due} offen. Sie können auf Ihrer Reiseseite zahlen: {stay_link}"
  }', now()),
  ('Someone is on the way', '{
    "en": "Thanks for letting us know, {guest_first_name}. Someone from our team is on the way to {home}.",
    "es": "Gracias por avisarnos, {guest_first_name}. Alguien de nuestro equipo va de camino a {home}.",
    "fr": "Merci de nous avoir prévenus, {guest_first_name}. Quelqu’un de notre équipe est en route vers {home}.",
    "de": "Danke für Ihre Nachricht, {guest_first_name}. Jemand aus unserem Team ist auf dem Weg zu {home}."
  }', now()),
  ('We will get back to you', '{
    "en": "Hello {guest_first_name}, thank you for your message. We’re looking into it and will get back to you today.",
    "es": "Hola, {guest_first_name}: gracias por su mensaje. Lo estamos revisando y le responderemos hoy.",
    "fr": "Bonjour {guest_first_name}, merci pour votre message. Nous nous en occupons et vous répondons aujourd’hui.",
    "de": "Hallo {guest_first_name}, danke für Ihre Nachricht. Wir kümmern uns darum und melden uns heute."
  }', now());

-- Paused until the company has read them and turns them on.
insert into automations.rule (name, event, days, time, late, conditions, texts, paused, active_from, changed_at) values
  ('Welcome after booking', 'confirmed', 0, null, 'send_soon', '{
    "minNights": null, "maxNights": null, "brandId": null, "exceptGroupIds": [], "exceptHomeIds": [],
    "groupIds": [], "guestTag": null, "homeIds": [], "languages": [], "season": null
  }', '{
    "en": "Hello {guest_first_name}, thank you for booking {home}. Reply here whenever you have a question. Your trip page: {stay_link}",
    "es": "Hola, {guest_first_name}: gracias por reservar {home}. Responda aquí siempre que tenga una pregunta. La página de su viaje: {stay_link}",
    "fr": "Bonjour {guest_first_name}, merci d’avoir réservé {home}. Répondez ici dès que vous avez une question. La page de votre voyage : {stay_link}",
    "de": "Hallo {guest_first_name}, danke für Ihre Buchung von {home}. Antworten Sie hier, wann immer Sie eine Frage haben. Ihre Reiseseite: {stay_link}"
  }', true, now(), now()),
  ('Two weeks before arrival', 'check_in', -14, '10:00', 'skip', '{
    "minNights": null, "maxNights": null, "brandId": null, "exceptGroupIds": [], "exceptHomeIds": [],
    "groupIds": [], "guestTag": null, "homeIds": [], "languages": [], "season": null
  }', '{
    "en": "Hello {guest_first_name}, two weeks until {home}. Tell us if we can arrange groceries, a chef, or anything else: {stay_link}",
    "es": "Hola, {guest_first_name}: faltan dos semanas para {home}. Díganos si podemos organizar la compra, un chef u otra cosa: {stay_link}",
    "fr": "Bonjour {guest_first_name}, plus que deux semaines avant {home}. Dites-nous si nous pouvons organiser les courses, un chef ou autre chose : {stay_link}",
    "de": "Hallo {guest_first_name}, noch zwei Wochen bis {home}. Sagen Sie uns, ob wir Einkäufe, einen Koch oder etwas anderes organisieren dürfen: {stay_link}"
  }', true, now(), now()),
  ('First morning', 'check_in', 1, '10:00', 'skip', '{
    "minNights": 2, "maxNights": null, "brandId": null, "exceptGroupIds": [], "exceptHomeIds": [], "groupIds": [],
    "guestTag": null, "homeIds": [], "languages": [], "season": null
  }', '{
    "en": "Good morning {guest_first_name}, is everything as you expected at {home}? Reply here if anything is missing.",
    "es": "Buenos días, {guest_first_name}: ¿está todo como esperaba en {home}? Responda aquí si falta algo.",
    "fr": "Bonjour {guest_first_name}, tout est-il comme vous l’attendiez à {home} ? Répondez ici s’il manque quelque chose.",
    "de": "Guten Morgen {guest_first_name}, ist in {home} alles wie erwartet? Antworten Sie hier, falls etwas fehlt."
  }', true, now(), now()),
  ('Midway through a long stay', 'check_in', 4, '11:00', 'skip', '{
    "minNights": 8, "maxNights": null, "brandId": null, "exceptGroupIds": [], "exceptHomeIds": [], "groupIds": [],
    "guestTag": null, "homeIds": [], "languages": [], "season": null
  }', '{
    "en": "Hello {guest_first_name}, would you like fresh linen or a mid-stay cleaning at {home}? Reply here and we’ll arrange it.",
    "es": "Hola, {guest_first_name}: ¿desea ropa de cama limpia o una limpieza a mitad de la estancia en {home}? Responda aquí y lo organizamos.",
    "fr": "Bonjour {guest_first_name}, souhaitez-vous du linge propre ou un ménage en cours de séjour à {home} ? Répondez ici et nous l’organisons.",
    "de": "Hallo {guest_first_name}, möchten Sie frische Wäsche oder eine Zwischenreinigung in {home}? Antworten Sie hier, wir kümmern uns darum."
  }', true, now(), now()),
  ('Thank you after the stay', 'check_out', 1, '11:00', 'skip', '{
    "minNights": null, "maxNights": null, "brandId": null, "exceptGroupIds": [], "exceptHomeIds": [],
    "groupIds": [], "guestTag": null, "homeIds": [], "languages": [], "season": null
  }', '{
    "en": "Thank you for staying at {home}, {guest_first_name}. If you left something behind or want to come back, reply here.",
    "es": "Gracias por alojarse en {home}, {guest_first_name}. Si olvidó algo o desea volver, responda aquí.",
    "fr": "Merci d’avoir séjourné à {home}, {guest_first_name}. Si vous avez oublié quelque chose ou souhaitez revenir, répondez ici.",
    "de": "Danke für Ihren Aufenthalt in {home}, {guest_first_name}. Falls Sie etwas vergessen haben oder wiederkommen möchten, antworten Sie hier."
  }', true, now(), now());

select accounts.watch_tables();
