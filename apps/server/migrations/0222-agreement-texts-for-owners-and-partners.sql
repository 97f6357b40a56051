-- The documents of owners, partners and single stays, in their first wording; fields as in the wordings for everybody.
insert into agreements.template (type, version, title, body, published_at)
select wording.type, 1, wording.title, wording.body || foot.text, '2026-11-01T00:00:00Z'
from (values
('service-agreement', 'Service agreement', $text$
<p>This agreement says what {{operator}} (“we”) does for people who use our services as owners, partners or regular guests, beyond letting a single stay: looking after a house, keeping its calendar and accounts, and using our portals.</p>

<h2>1. The services</h2>
<ul>
<li><strong>Portals:</strong> your calendar, bookings, messages, statements and documents, at any hour.</li>
<li><strong>Letting:</strong> showing the house, answering guests, agreements, payments.</li>
<li><strong>Upkeep:</strong> cleaning, linen, inspections and repairs at the level chosen for the house.</li>
<li><strong>Accounts:</strong> a trust account, a statement each quarter, payouts, tax forms.</li>
</ul>
<p>Which of them you have, and at what price, stands in your <a href="/compliance?document=owner-listing-agreement">Owner Listing Agreement</a> or your <a href="/compliance?document=partnership-program">Partnership Program</a> terms. This page holds for all of them.</p>

<h2>2. How well</h2>
<p>We work with the care of a good manager. We aim to have the portals at hand 99.9 percent of every month, announce planned work two days before, and answer messages within one working day; emergencies at a house at once.</p>

<h2>3. What we need from you</h2>
<ul>
<li>True information, and news of changes within a week: ownership, insurance, permits, who may give instructions.</li>
<li>Keys and codes that work, and a house that is safe and clean enough to be let.</li>
<li>Your calendar in one place. Nights you keep for yourself are marked before someone books them; what is booked is kept.</li>
<li>A payout account and tax form, without which we may not pay you.</li>
</ul>

<h2>4. Repairs and spending</h2>
<p>We spend on the house without asking what is needed to keep guests safe, and up to 250 dollars for each repair. Above that we ask, with a price. Vendors’ invoices are passed on as they are; any mark-up for arranging stands in your contract.</p>

<h2>5. Money</h2>
<p>Guests’ payments become yours when they are earned under your contract: at check-in, night by night, or at check-out. We pay what is earned and received. Your money never pays another owner’s bill, nor the other way round. A closed statement stays as it is; corrections are dated entries in the next one. Tell us within 60 days if a line looks wrong to you.</p>

<h2>6. People who act for you</h2>
<p>You may let others use your portal with the rights you give them. What they do counts as done by you until you take the rights back.</p>

<h2>7. Data of guests</h2>
<p>You see guests’ data to prepare their stay. Use it for that only, keep it to yourself, and do not ask guests to book outside. The <a href="/terms/privacy-policy">Privacy Policy</a> binds both of us.</p>

<h2>8. Answering for harm</h2>
<p>Each side answers for harm that it causes by carelessness or breach. We answer up to the fees you paid us in the twelve months before, except for intent, gross carelessness, injury, and money held in trust, for which there is no limit. Storms, strikes and orders of authorities excuse both sides while they last.</p>

<h2>9. How long, and ending it</h2>
<p>The agreement runs until one side ends it with 60 days’ notice in writing. Stays booked until then are carried out, or moved if guests agree. Either side may end it at once if the other breaks it in a serious way and does not put it right within 14 days of being told. After the last stay you receive a closing statement, what is yours, your data in a file, and your keys.</p>

<h2>10. Changes</h2>
<p>We tell you of a new wording 30 days before it holds and show what changed. If it is to your disadvantage, you may end the agreement before it takes effect.</p>
$text$),

('owner-listing-agreement', 'Owner listing agreement', $text$
<p>This is the agreement between the owner of a house (“you”) and {{operator}} (“we”) about letting it. The house, the shares of its owners, the commission and the dates are those of your contract in the owners’ portal, which is part of this agreement.</p>

<h2>1. What you entrust to us</h2>
<p>You let us offer the house, agree prices and stays with guests in your name within the limits you set, sign agreements for you, take payments, and act in matters of daily upkeep. You keep the right to live in the house on nights you mark for yourself, as many each year as your contract says.</p>

<h2>2. Your promises</h2>
<ul>
<li>You own the house, or may let it, and every owner agrees.</li>
<li>Letting is allowed by the town, the mortgage and the association; permits are valid and their numbers are with us.</li>
<li>The house is insured for letting, with at least one million dollars of liability cover, and you send us the proof each year.</li>
<li>What we say about the house is true as far as you know it. We measure and note weak points; you do not ask us to hide them.</li>
<li>You turn nobody away because of who he is.</li>
</ul>

<h2>3. Prices and calendar</h2>
<p>We propose prices from what comparable nights bring; you confirm a strategy, a floor and a ceiling. A price given to a guest is kept. When a guest asks for nights that need your answer, you have 24 hours. Double bookings are prevented by the calendar; if you let nights elsewhere without marking them, you bear the cost of moving the guest.</p>

<h2>4. Commission and costs</h2>
<p>Our commission is the share named in your contract, of the rent after discounts, or of rent and fees where the contract says so. It is due only on stays that are earned. Cleaning paid by guests goes to whoever cleans. Vendors, repairs and supplies are shown one by one with their invoices. For nights you stay yourself there is no rent and no commission; you pay the cleaning.</p>

<h2>5. When you are paid</h2>
<p>Rent becomes yours at the moment your contract names. You see it in the portal the same day. Payouts are made on the schedule of your contract from what is earned and received, once your tax form and payout account are confirmed. A new payout account needs a further proof, notice to your old contact, and a waiting time.</p>

<h2>6. Cancellations, damage, disputes</h2>
<p>You choose the cancellation policy for future bookings. What is kept of a canceled stay is divided as the contract says. If you cancel a confirmed stay, the guest gets everything back, and you pay what it costs to find another house of the same standard, at most the commission we lose and the difference in rent. We claim damage from guests within the times of the <a href="/terms/dispute-resolution-center">Dispute Resolution Center</a> and pay you what we recover. Card disputes lost for reasons that lie in the house are yours; others are ours.</p>

<h2>7. Several owners</h2>
<p>Shares add up to 100 percent and have dates. Each owner sees the house and his own money. Instructions come from the person all of you named; in case of doubt we do nothing that cannot be undone.</p>

<h2>8. Selling or ending</h2>
<p>Either side may end the agreement with 60 days’ notice. Confirmed stays up to twelve months ahead are carried out, by the buyer too if you sell; say so in the contract of sale. After the last stay you receive the closing statement and all papers of the house.</p>

<h2>9. Signing</h2>
<p>Typing your name and choosing to sign is your signature. We keep the text, its fingerprint, the time, and where it came from, and you find it in your account.</p>
$text$),

('partnership-program', 'Partnership program agreement', $text$
<p>This agreement is for brokers, referral partners, travel agents and affiliates (“you”) who bring guests, owners or partners to {{operator}} (“we”). Your kind of partnership and your rate stand in your partners’ portal and are part of it.</p>

<h2>1. Kinds of partners</h2>
<ul>
<li><strong>Broker:</strong> a licensed real estate broker or salesperson who refers clients or listings.</li>
<li><strong>Referral:</strong> anybody who recommends us to people he knows.</li>
<li><strong>Travel agent:</strong> an agency with a valid IATA or CLIA number that books for its clients.</li>
<li><strong>Affiliate:</strong> a site or channel that links to us.</li>
</ul>
<p>Nobody is a broker and a referral partner at once.</p>

<h2>2. What earns a commission</h2>
<p>The base is the rent after discounts, without fees, taxes, deposits and extras. A commission is earned when the stay is over, and is paid within 30 days of check-out. Canceled and refunded stays earn nothing. Stays booked through other platforms, your own stays and those of people in your household earn nothing. The rate is frozen when the booking is made; new rates hold for new bookings.</p>

<h2>3. Who brought whom</h2>
<p>One booking has one partner. If several could claim it, this order decides: the travel agent named at booking, the broker, whoever referred the guest, the last affiliate link pressed. The days within which a link or a referral counts are named in your portal. Changes of date by the guest keep the partner; a guest who cancels and books the same house again within the days named there keeps him too.</p>

<h2>4. Who bears it</h2>
<p>Your commission comes out of the owner’s part, ours, or both, as the owner’s contract says. The guest pays the same price with you as without you.</p>

<h2>5. Licenses and taxes</h2>
<p>Brokers and agents keep their license valid for the state of the house, both when they refer and when they are paid. While it is not, we hold the money for you; it is not lost. Before the first payout we need a tax form and a confirmed payout account. You pay your own taxes and receive the yearly form.</p>

<h2>6. How you speak of us</h2>
<ul>
<li>Say that you earn something when you recommend us, where it can be seen.</li>
<li>Use our pictures and names as we give them to you, and promise nothing that is not on the page of the house.</li>
<li>No unasked-for mass mail, no bids on our names in search engines, no code that sets links without a press, no presents that buy reviews.</li>
</ul>

<h2>7. Clients and their data</h2>
<p>Your client remains your client: we do not market your services away from you. The guest’s agreement is with the owner through us. You see what you need of a booking you brought, and keep it confidential.</p>

<h2>8. Invoices and questions</h2>
<p>Each commission shows its booking, base, rate and state: tracked, booked, earned, approved, scheduled, paid or reversed, with time and reason. Tell us within 60 days if you miss one. A payment made for a stay that is refunded later is set off against the next.</p>

<h2>9. How long</h2>
<p>Until one side ends it, with 30 days’ notice, or at once for serious breach. Bookings made until then are paid as they fall due. You are independent: neither employee nor agent, and you may not sign for us.</p>
$text$),

('us-open-addendum', 'US Open 2026 addendum', $text$
<p>This addendum belongs to a <a href="/terms/booking-agreement">Booking Agreement</a> made under our offer for the weeks of the tennis tournament of 2026. Where the two differ, this addendum counts. {{operator}} (“we”) is not an organizer, sponsor or partner of the tournament; its name is used only to say which weeks are meant.</p>

<h2>1. What it is for</h2>
<p>Stays that touch the days of the main draw and the week before, and sign-ups through the page of the offer. No tickets, seats or hospitality at the grounds are included. What we arrange beyond the house is arranged by the concierge under the <a href="/terms/concierge">Concierge Terms</a>.</p>

<h2>2. Players, teams and companies</h2>
<p>The person who signs may book for a player, a team or a company, and answers for everybody who sleeps in the house. The names of the people staying are given to us by the day before arrival; they may change until then. We do not say to anybody who stays where. Staff and vendors are bound to the same silence.</p>

<h2>3. Length of stay</h2>
<p>Because nobody knows who plays on, you may ask to lengthen the stay night by night until 18:00 the day before departure, at the price per night of your agreement, if the nights are free. They are held for you until that hour on each day for which the house has no other booking.</p>
<p>If the person for whom you booked is out of the main draw, you may leave early. Nights not slept that we let again come back to you less 20 percent; the others do not.</p>

<h2>4. Payment</h2>
<p>Half is due when you sign and half thirty days before arrival, unless the schedule of your agreement says otherwise. Companies may pay by bank transfer if it arrives in time; nights are held for you until then only if we have said so in writing.</p>

<h2>5. If the tournament changes</h2>
<p>If it is moved to other days by more than three days, you may move your stay to the new days at the price of your agreement where the house is free, or cancel until 30 days before arrival and get everything back. If it takes place without spectators, or a match is delayed by rain, the stay goes on as agreed.</p>

<h2>6. Work in the house</h2>
<p>Massage, training on the lawn and meals for the team are part of an ordinary stay. Filming, photo shoots for advertising, press meetings and receptions with people who do not sleep in the house need our written consent and usually a further agreement with the owner.</p>

<h2>7. Cars and deliveries</h2>
<p>Cars stand where the house rules say. Shuttle services may stop at the house between 6:00 and 23:00. Racket stringers, couriers and caterers are welcome; tell us who comes, so that the gate lets them in.</p>

<h2>8. Signing</h2>
<p>You sign this addendum together with the Booking Agreement, with one signature for both. If the house asks for a separate agreement signed by you and the owner, your reservation is confirmed when that one is signed too.</p>
$text$),

('home-vision-contract', 'Home Vision contract', $text$
<p>Home Vision is our service for owners who want to know what their house could become: we look, measure, draw, and work out what changes would cost and bring. This is the contract between you and {{operator}} (“we”).</p>

<h2>1. What you receive</h2>
<ul>
<li>A visit of the house with measurements and pictures, agreed with you beforehand.</li>
<li>A profile of the house: what guests will love, what they will miss, what has to be mended first.</li>
<li>Up to three proposals with drawings, a list of materials and furniture, and an estimate of cost.</li>
<li>An estimate of income before and after, with the nights and prices it rests on.</li>
</ul>

<h2>2. What it costs</h2>
<p>The fee stands in the offer you accept. Half is due when you accept and half when you have received the proposals. If you let the house through us within a year, the fee is taken off our commission where the offer says so. Travel and special surveys are extra only if you agreed to them.</p>

<h2>3. What an estimate is</h2>
<p>Estimates are made with care from comparable houses and prices of the day. They are not promises. Weather, permits, hidden faults and the market can change them. Before you spend money, get binding prices from builders.</p>

<h2>4. What it is not</h2>
<p>We are not your architect, engineer or builder. Drawings are for deciding, not for building; whatever needs a licensed professional or a permit is done by one. We do not look inside walls, test for mould, lead or asbestos, or check titles and borders.</p>

<h2>5. Pictures and drawings made with software</h2>
<p>Some pictures of “after” are made or altered by software. They are marked. The profile may be drawn up with the help of such tools; a person of ours reads everything before you receive it. Your pictures are not used to train tools of others.</p>

<h2>6. Whose they are</h2>
<p>When the fee is paid, you may use, pass on and build from what you received, for this house. We may show the work, without your name and address, unless you say no.</p>

<h2>7. Builders and shops</h2>
<p>If we recommend someone who pays us for it, we say so beside the recommendation. You are free to choose others. If you want us to oversee the work, that is a contract of its own.</p>

<h2>8. Calling it off</h2>
<p>Until two days before the visit you may withdraw and get everything back. After the visit and before the proposals you pay half the fee. If we have not delivered within six weeks of the visit, you may withdraw and get everything back.</p>

<h2>9. If something is wrong</h2>
<p>Tell us within 30 days, and we correct measurements and proposals at no cost. For harm by carelessness we answer up to the fee, and without limit for injury, intent and gross carelessness. Questions: {{email}}, {{phone}}.</p>
$text$),

('pool-policy', 'Pool policy', $text$
<p>A pool is the best part of many stays, and the most dangerous. This policy holds at every house with a pool or hot tub that {{operator}} (“we”) lets. It is part of the house rules, and the person who signs the Booking Agreement answers for everybody in the party and every visitor.</p>

<h2>1. Nobody watches but you</h2>
<p>There is no lifeguard at any house. Children under 14 and people who do not swim well are in or near the water only with an adult who swims, is sober, stays within arm’s reach of small children and does nothing else meanwhile. Telephones lie elsewhere.</p>

<h2>2. Fences, gates, covers, alarms</h2>
<p>Gates stay shut and latched. Doors that lead to the water stay locked when nobody is swimming. Do not prop gates open, climb on or remove fences, or turn alarms off. An automatic cover is moved only by an adult who sees the whole pool, and nobody walks on it. If a gate, fence, cover, alarm or drain is broken, leave the water and call {{phone}} at once; we come the same day and close the pool until it is mended.</p>

<h2>3. In the water</h2>
<ul>
<li>No diving, and no jumping from walls, roofs, rocks or furniture. Most pools here are shallower than they look.</li>
<li>No running on wet stone, no glass within the fence, no swimming in thunderstorms or in the dark without lights.</li>
<li>No swimming after alcohol or drugs, and never alone.</li>
<li>Keep hair and hands away from drains and skimmers. Breath-holding games are forbidden.</li>
<li>Floats and arm bands are toys; they save nobody.</li>
</ul>

<h2>4. Hot tubs</h2>
<p>At most 15 minutes at a time, water not above 104 °F. Not for children under five, and for pregnant people or people with heart trouble only after asking a doctor. Put the cover back and latch it.</p>

<h2>5. Clean water</h2>
<p>Shower first. Small children wear swim nappies. No swimming with diarrhoea, or for two weeks after. Dogs stay out of the water. If something happens in the water, tell us; the pool is treated and open again after the time the health department names. Concealing it may make others ill, and you pay for draining.</p>

<h2>6. Heat, season, upkeep</h2>
<p>Pools are open on the dates shown for the house. Where heating costs extra, it stands in the price as an extra that you choose, and needs a day to take effect. Someone comes to test and clean the water, usually in the morning and without entering the house. Do not add chemicals or change settings.</p>

<h2>7. Guests of yours</h2>
<p>Only the people booked use the pool, unless we agreed to visitors in writing. Swimming lessons, pool parties and rented slides need our consent before.</p>

<h2>8. In an emergency</h2>
<p>Call 911 first, then us. The ring and pole hang at the pool; the address of the house is on the card beside the telephone. Tell us of every accident, however small, on the same day.</p>

<h2>9. Accepting this policy</h2>
<p>By using the pool you accept that swimming has risks that nobody can take away. This does not free the owner or us from answering for carelessness of our own.</p>
$text$)
) as wording (type, title, body),
(values ($text$
<footer><p>{{operator}}. This is a general template. Have your lawyer review this before use.</p></footer>
$text$)) as foot (text);
