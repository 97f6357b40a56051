-- The documents everybody may be shown, in their first wording: generic, in plain language, for a lawyer to go through.
-- Fields: {{operator}} the company, {{site}} its name on the site, {{website}}, {{email}}, {{phone}}, {{postalAddress}}.
insert into agreements.template (type, version, title, body, published_at)
select wording.type, 1, wording.title, wording.body || foot.text, '2026-11-01T00:00:00Z'
from (values
('terms', 'Terms of use', $text$
<p>These terms are the agreement between you and {{operator}} (“we”) about using {{website}} and our apps. A stay, a listing or a partnership has an agreement of its own; where it says something else than these terms, it counts for that stay, listing or partnership.</p>

<h2>1. What we do</h2>
<p>We let houses for their owners, look after them, and keep the money of a booking until it is earned. The house is let to you by its owner; we act for the owner and say so. The <a href="/terms/booking-agreement">Booking Agreement</a> is what you sign for a stay.</p>

<h2>2. Your account</h2>
<p>You need to be of age, and to tell us your true name, e-mail address and telephone number. One person has one account, which may be a traveler’s, an owner’s and a partner’s at once.</p>
<p>Keep your password to yourself and tell us at {{email}} when you think someone else knows it. We send a code to your phone or mailbox when you log in from a device that we do not know. What is done in your account counts as done by you, unless it happened because we did not look after it.</p>

<h2>3. Prices and booking</h2>
<p>The price you see includes every fee that you must pay; taxes are shown before you agree to anything. A price we have given you is kept for the time shown with it, and is what we charge. While you sign and pay, the nights are held for you for 15 minutes. Some houses answer a request first; a request that nobody answers ends after 24 hours and costs nothing.</p>
<p>A booking is made when the agreement is signed and what is due at once is paid. If an obvious mistake in a price slipped through, we tell you before your stay is confirmed, and you may take the right price or leave it.</p>

<h2>4. What you write and upload</h2>
<p>Your texts, reviews and pictures stay yours. You let us show them on our sites and in our apps, in translation and in other sizes, for as long as they are published. Write only what is true and yours to publish. Reviews come from people who have stayed; both sides write before either can read the other’s, and we do not change what they say. We take down what breaks the law or someone’s rights, and tell you why.</p>

<h2>5. What is not allowed</h2>
<ul>
<li>Paying or asking for payment outside the site for a stay found here. Your payment is then not protected.</li>
<li>Pretending to be someone else, or letting someone else use your account.</li>
<li>Copying the site by machine beyond what a search engine needs, or trying to get past its safety measures. If you find a hole, write to us; whoever reports one in good faith has nothing to fear.</li>
<li>Turning people away because of who they are.</li>
</ul>

<h2>6. What we answer for</h2>
<p>We answer for what we do and for what we leave undone with the care that the law asks of us. For harm that we cause by ordinary carelessness, we pay at most what you paid us in the twelve months before. No limit applies to injury, to intent or gross carelessness, or where the law allows none. We do not answer for power cuts, storms or networks, yet we do our best to help.</p>

<h2>7. Ending it</h2>
<p>You can close your account at any time from your account page, once no stay is to come and no money is open between us. We may close an account that breaks these terms in a serious way; before that we tell you what is wrong and give you the chance to put it right, unless someone would be harmed meanwhile. Stays that are booked and money that is owed to you are not touched.</p>

<h2>8. Changes to these terms</h2>
<p>Each wording has a number and a day from which it holds; you find the earlier ones and what changed beside this text. Small changes we only publish. A change that matters to you is shown when you next log in, and you are asked to accept it. What you have booked stays under the wording you accepted when you booked.</p>

<h2>9. Law, disputes, and how to reach us</h2>
<p>Talk to us first: the <a href="/terms/dispute-resolution-center">Dispute Resolution Center</a> says how we settle things. The law of the State of New York applies, and nothing here takes away rights that the law where you live gives you and that cannot be given up.</p>
<p>{{operator}}, {{postalAddress}}, {{phone}}, {{email}}.</p>
$text$),

('promotion-agreement', 'Promotion agreement', $text$
<p>This is what holds for discount codes, credits, gifts and other offers that {{operator}} (“we”) makes on {{website}}. By using one you agree to it.</p>

<h2>1. How a code works</h2>
<p>Enter the code when you ask for a price. The discount appears as a line of its own, and the total beside it is what you pay. A code takes an amount or a share off the nights. It never lowers cleaning, taxes or a deposit unless the offer says so, and it cannot bring the nights below zero.</p>

<h2>2. When a code may be used</h2>
<ul>
<li>In the period, for the houses and for the least number of nights that the offer names.</li>
<li>Once for each person, unless the offer says otherwise, and as long as the number of uses set aside for it is not used up.</li>
<li>Alone. Where several discounts fit, the one that the price shows is the one that counts.</li>
<li>For your own stay. Codes are not sold, auctioned or published without our consent.</li>
</ul>

<h2>3. Welcome and newsletter offers</h2>
<p>An offer for signing up is for people who have not stayed with us before. We send it to the address that you confirm. You may stop the newsletter with one press and keep the offer until it runs out.</p>

<h2>4. Tournament and event offers</h2>
<p>Offers around an event, such as a tennis tournament in the city, give you earlier access, a discount or a present for stays in the days the offer names. We are not the organizer of the event and have no tie to it unless we say so in plain words. No ticket is included. If the event is moved or does not take place, your stay goes on under the cancellation terms you signed; we will help you to move it.</p>

<h2>5. Recommending us</h2>
<p>If we promise a present for a friend you send to us, it becomes yours when the friend’s first stay is over and paid. Recommending yourself, or people you live with, earns nothing. Tell your friends that you get something for it; the rules on advertising ask for that.</p>

<h2>6. Competitions</h2>
<p>A competition has a page that names its start and end, who may take part, the prize and how the winner is found. No purchase is needed. We tell the winner by e-mail; whoever does not answer within fourteen days leaves the prize to the next. Taxes on a prize are the winner’s.</p>

<h2>7. When plans change</h2>
<p>If you change your stay, the discount is worked out anew for the new nights, by the same offer, even when it has run out since. If you cancel, you get back what you paid by the terms of the stay; a code you used comes back only when we or the owner cancel. Credits are not paid out in cash unless the law demands it, and do not run out within a year of being given.</p>

<h2>8. Mistakes and misuse</h2>
<p>If a code was plainly published by mistake, we may withdraw it for bookings that are not confirmed yet. A confirmed booking keeps its price. Accounts made only to collect offers lose the offers.</p>

<h2>9. Ending an offer</h2>
<p>We may end an offer early. What you have booked with it until then stays booked at that price. Questions go to {{email}} or {{phone}}.</p>
$text$),

('concierge', 'Concierge terms', $text$
<p>Our concierge arranges what makes a stay easy: a chef, a stocked fridge, bicycles, a table, a sitter, a driver. These terms say what {{operator}} (“we”) does and what others do.</p>

<h2>1. What we do for you</h2>
<p>We listen, look for someone who fits, tell you the price and the conditions, and order once you say yes. Asking costs nothing. Where we charge for arranging, the amount stands in the offer as a line of its own.</p>

<h2>2. Who does the work</h2>
<p>Unless the offer says that our own people do it, the work is done by the company or person named in the offer, who is your contract partner for it. We choose with care: license where one is needed, insurance, and what guests told us. We answer for that choice and for passing on what you told us; they answer for their work.</p>

<h2>3. Ordering and paying</h2>
<ul>
<li>An offer names what, when, for how many, the full price with taxes and usual tips, and until when you may call it off without cost.</li>
<li>You accept in writing, in your trip’s pages or by message. A picture of a menu is not an order; your “yes” is.</li>
<li>We charge the card of your booking on the day the offer names, or the provider charges you. You see which before you accept.</li>
<li>Change of numbers or hours may change the price. We tell you before it does.</li>
</ul>

<h2>4. Calling it off</h2>
<p>Until the time named in the offer you pay nothing. After it, you pay what the provider charges us, never more than the agreed price. If your stay is canceled by us or by the owner, what you ordered for it is canceled without cost to you. If you cancel the stay, the concierge’s orders end with it on the terms of each offer.</p>

<h2>5. If something is not right</h2>
<p>Tell us while it can still be mended: {{phone}}, at any hour during your stay. We speak with the provider, find a replacement or get your money back where the work was not done or not as promised. We aim to answer within the hour and to settle within three working days.</p>

<h2>6. In the house</h2>
<p>Providers enter the house only at the time agreed. The house rules hold for them and for everybody you invite: numbers, noise, where cars may stand. A dinner for the people who sleep in the house needs no further consent; a party with guests from outside does, from us in writing.</p>

<h2>7. Children, food, water</h2>
<p>Tell us about allergies, and tell the chef again. Sitters look after children while you are within reach; pools and the sea are outside a sitter’s duties unless it was agreed and the sitter is trained for it. Boats, horses and similar come with waivers of their own, which you sign with the provider.</p>

<h2>8. What we cannot do</h2>
<p>We arrange nothing that the law forbids, no alcohol for minors, and no resale of tickets above what the law allows. We may decline a wish and will tell you why.</p>

<h2>9. Your data</h2>
<p>A provider learns your name, where and when, and what the work needs. More on that in the <a href="/terms/privacy-policy">Privacy Policy</a>.</p>
$text$),

('dispute-resolution-center', 'Dispute resolution center', $text$
<p>Most things are settled with one call. This page says what happens with the others, step by step and with the time each takes. It is for guests, owners and partners of {{operator}} (“we”).</p>

<h2>1. Tell us</h2>
<p>Call {{phone}} or write to {{email}}, best from the page of your booking, so that we have its papers at hand. Say what happened, when, and what you would find right. Pictures help more than adjectives. During a stay, tell us within 24 hours of noticing; then it can still be put right while you are there.</p>

<h2>2. What you can expect</h2>
<ul>
<li>An answer from a person the same day during a stay, and within two working days otherwise.</li>
<li>One person who stays with your case. You get the name.</li>
<li>A decision with its reasons in writing within ten working days, or a note saying why it takes longer and until when.</li>
</ul>

<h2>3. Damage at a house</h2>
<p>An owner or we may claim for damage until fourteen days after check-out, or until the next guests arrive, whichever comes first. The claim shows what was damaged, with pictures from before and after where there are any, and what repair or replacement cost, less age and wear. You have 24 hours to answer before anything is decided, and longer when you ask for it. What is not shown to be your doing is not charged to you.</p>

<h2>4. A house that is not as described</h2>
<p>We look at the description you booked by, which we keep. If something that matters is missing or broken, we mend it, move you to a comparable house if there is one, or pay back the part of the price that the fault was worth. If the house is not fit to stay in, you may leave and get back all nights not spent, with their fees and taxes.</p>

<h2>5. Money between owners, partners and us</h2>
<p>Every line of a statement leads to the booking and the rule it comes from. Questions about a closed quarter are answered with a dated correction in the next one; a closed statement is never changed silently. What is disputed is set aside, and the rest is paid as usual.</p>

<h2>6. If we cannot agree: a neutral person</h2>
<p>Either side may ask for mediation by a neutral person from a recognized mediation body, by telephone or video, in English unless both choose another language. We pay the mediator for disputes of guests up to 10,000 dollars. Mediation ends when either side says so, and nothing said in it may be used later.</p>

<h2>7. Courts</h2>
<p>You may go to a small claims court at any time; none of these steps is a condition for it. Other cases go to the courts of the county where the house stands, or, for a consumer, where the law says that a consumer may sue. We do not ask you to give up a jury, a class action or your right to speak about your experience.</p>

<h2>8. Card disputes</h2>
<p>You may always turn to your bank. It usually takes longer than we do, and the amount is frozen meanwhile. If you do, we give the bank the agreement you signed, the price you were shown and the messages about your stay, and nothing else.</p>

<h2>9. No hard feelings</h2>
<p>A complaint made in good faith never costs you a booking, a review or your account.</p>
$text$),

('insurance-information', 'Insurance information', $text$
<p>This page says in plain words which risks of a stay are covered by whom. It is information by {{operator}} (“we”), not insurance and not advice. We are not an insurer, and we receive nothing for the travel insurance you buy.</p>

<h2>1. What the owner insures</h2>
<p>Our contract with owners asks for insurance of the building that allows letting to holiday guests, and for liability cover of at least one million dollars for each event. It answers when someone is hurt because the house was not safe. It does not cover your belongings, your travel or damage that you cause.</p>

<h2>2. What we insure</h2>
<p>We hold liability insurance for our own work, keep your payments in a trust account apart from our own money, and have them insured against theft by our people.</p>

<h2>3. Damage you cause</h2>
<p>You answer for damage that you or your party cause beyond ordinary wear. How we look at a claim is set out in the <a href="/terms/dispute-resolution-center">Dispute Resolution Center</a>. Depending on the house you will see one of these before you pay:</p>
<ul>
<li><strong>A deposit</strong>: an amount held on your card shortly before you arrive and released when the house has been looked at. It is not part of the price.</li>
<li><strong>A damage waiver</strong>: a fee, shown as a line of its own, in exchange for which we do not charge you for accidental damage up to the amount named with it. It does not cover intent, pets where they were not booked, more people than booked, or theft.</li>
<li><strong>Neither</strong>: you pay only for damage that is shown to be yours.</li>
</ul>

<h2>4. Travel insurance</h2>
<p>If you cancel, the terms of your booking say what comes back. They do not become kinder because of illness, weather, work or a missed flight. Travel insurance can cover that. Compare at least these points:</p>
<ul>
<li>Which reasons count. “For any reason” costs more and usually pays a part.</li>
<li>By when you must buy it. Often within 14 days of the first payment.</li>
<li>Whether storms with a name are covered, and from when; seldom after the storm is named.</li>
<li>Whether rent for a house counts, and all travelers in it.</li>
<li>Medical costs and the way home, above all when you come from abroad.</li>
</ul>

<h2>5. Storms and orders to leave</h2>
<p>If an authority orders the area to be left or closes the way to it, so that the house cannot be had, section 6 of the <a href="/terms/booking-agreement">Booking Agreement</a> applies: a comparable house if there is one, or everything you paid for nights not spent. A forecast alone is not such an order.</p>

<h2>6. Cars, boats, bicycles, pools</h2>
<p>Things that come with a house are lent as they are described, for use with ordinary care. Motor vehicles and boats are not lent with a house unless a separate agreement names their insurance. The <a href="/compliance?document=pool-policy">Pool Policy</a> says what we ask around water.</p>

<h2>7. Making a claim</h2>
<p>Write to {{email}} with your booking number. We give you and your insurer the papers they need: the signed agreement, proof of payment, a note of when and why a stay could not go on. We do that at no cost.</p>
$text$),

('privacy-policy', 'Privacy policy', $text$
<p>{{operator}} (“we”), {{postalAddress}}, decides what happens with your data on {{website}} and in our apps. This page says which we hold, why, for how long, and what you can do about it.</p>

<h2>1. What we hold</h2>
<ul>
<li><strong>Who you are:</strong> name, e-mail, telephone, address, language, picture if you add one, the kinds of account you have, and for brokers and travel agents the license you told us of.</li>
<li><strong>Your stays:</strong> prices you asked for, bookings, who travels, what you signed with the text, time, network address and browser, messages, reviews, claims.</li>
<li><strong>Money:</strong> what was paid and paid back. Card numbers go straight to the payment company; we hold a token and the last digits. Of owners and partners we hold the payout account and tax number, which only those who pay you can read.</li>
<li><strong>Your devices:</strong> browser, network address, approximate place and time of logins, so that you can see who was in your account.</li>
<li><strong>Use:</strong> which pages are asked for and what fails. We do not follow you to other sites and sell nothing about you to anybody.</li>
</ul>

<h2>2. Why we may</h2>
<p>To do what we agreed with you (accounts, bookings, payouts); because the law demands it (taxes, books, records of agreements); because we have a good reason that does not weigh more than your interests (safety, mending faults, knowing which pages help); and with your consent, which you can take back (newsletter, push messages, your place on the map).</p>

<h2>3. Who else sees it</h2>
<ul>
<li>The owner of a house you book: your name, your party, your dates, and how to reach you once the stay is confirmed.</li>
<li>People who work at the house: what their work needs, such as the day of departure.</li>
<li>Companies that work for us under contract: payment, e-mail and text messages, translation of texts without your name, hosting.</li>
<li>Authorities: taxes due on a stay, and what a lawful order demands. We read orders closely and tell you unless we may not.</li>
</ul>

<h2>4. How long</h2>
<p>Accounts until you close them. Bookings, agreements and the books for as long as tax and limitation law ask, usually seven years. Security records two years. A price you asked for without booking, until it runs out. What your device keeps for use without a connection goes when you log out.</p>

<h2>5. Cookies</h2>
<p>We set what the site needs: your session, a mark against forged requests, your language, light or dark. No advertising cookies, so there is no banner to press away.</p>

<h2>6. What you can do</h2>
<p>On your account page you can see and correct your data, take all of it along in a file, choose which messages reach you, end sessions, and close the account. What the law makes us keep stays, without being used for anything else. You can ask us for a copy, object, have something deleted, and complain to your data protection authority. People in California have the right to know, delete, correct and not be treated worse for asking; there is no sale to opt out of. We answer within 30 days.</p>

<h2>7. Safety</h2>
<p>Passwords are kept only as a hash that cannot be turned back. Connections are encrypted. Staff see what their work needs, and each look into an account by staff is recorded and visible to you. If data of yours gets into wrong hands, we tell you and the authority without delay.</p>

<h2>8. Children</h2>
<p>Accounts are for adults. Of children who travel along we hold a number, not names, unless a law on registering guests asks for them.</p>

<h2>9. Across borders</h2>
<p>Our servers stand in the United States. For people in Europe we use the contracts that European law provides for such cases.</p>

<h2>10. Questions and changes</h2>
<p>Write to {{email}} or call {{phone}}. Earlier wordings and what changed stand beside this text.</p>
$text$),

('android-privacy-policy', 'Privacy policy of the app', $text$
<p>This page adds to the <a href="/terms/privacy-policy">Privacy Policy</a> what is special about our app for phones and tablets. The app is made by {{operator}} (“we”). What is said here holds for Android and, where it has the same functions, for other systems.</p>

<h2>1. What the app asks for</h2>
<p>The app asks at the moment something is needed, never at the start, and goes on working when you say no. You can take each consent back in the settings of your device.</p>
<ul>
<li><strong>Camera and microphone:</strong> for pictures and short films that you add to a message, a claim or a listing. Nothing is recorded without a press.</li>
<li><strong>Photos and videos:</strong> only those you choose. We take out the place and time that the camera wrote into a picture before anybody sees it.</li>
<li><strong>Notifications:</strong> to tell you of answers, payments and arrivals. You choose the topics and the quiet hours.</li>
<li><strong>Place:</strong> only if you ask for houses near you, only while the app is open, and it is not kept.</li>
<li><strong>Fingerprint or face:</strong> to open the app, if you turn it on. The check is made by your device; we never receive the print or the picture.</li>
</ul>

<h2>2. What stays on your device</h2>
<p>So that your trip is at hand without a connection, the app keeps its pages, and writes that wait to be sent, in storage that other apps cannot read. Codes of doors and numbers of cards are not kept. Logging out removes all of it; so does removing the app.</p>

<h2>3. What goes to us</h2>
<p>The kind of device, version of the system and of the app, an address for notifications, and reports of crashes without your texts. We use them to reach you and to mend faults. There is no advertising identifier in the app, no tracking between apps, and no code of advertising companies.</p>

<h2>4. What goes to others</h2>
<p>Notifications pass through the service of the maker of your system; they hold a short text and no secrets. Maps are drawn from our own tiles unless a map service is named on the map. The store you got the app from tells us how often it was installed and why it stopped, in sums.</p>

<h2>5. Deleting</h2>
<p>Close your account in the app: account, safety, close. The same works on {{website}} without the app. What we must keep by law is named in the Privacy Policy. To have only the data of a device removed, log that device out from the list of your devices.</p>

<h2>6. Safety</h2>
<p>The app speaks with us over encrypted connections only and refuses when a certificate is not right. A device that is lost can be logged out from any other.</p>

<h2>7. Children</h2>
<p>The app is not made for children and collects nothing from them knowingly. If you think it has, write to us and we delete it.</p>

<h2>8. Reaching us</h2>
<p>{{operator}}, {{postalAddress}}, {{email}}, {{phone}}. When this page changes in a way that matters, the app shows it to you before you go on.</p>
$text$),

('cancellation-policy', 'Cancellation policy', $text$
<p>Plans change. Each house has one of the policies below, and the page of the house, the price and the agreement you sign all say which, with the days and amounts for your stay. What you sign is what counts: it is frozen with your booking, whatever {{operator}} (“we”) or the owner choose later.</p>

<h2>1. The first day</h2>
<p>If you change your mind within 24 hours of the confirmation, you get everything back, provided your stay begins at least 7 days after it was confirmed and is shorter than 28 nights. This holds under every policy.</p>

<h2>2. The policies</h2>
<table><tbody>
<tr><th scope="row">Flexible</th><td>All nights back until 1 day before check-in.</td></tr>
<tr><th scope="row">Moderate</th><td>All nights back until 5 days before check-in; half until check-in.</td></tr>
<tr><th scope="row">Limited</th><td>All nights back until 14 days before; half until 7 days before.</td></tr>
<tr><th scope="row">Firm</th><td>All nights back until 30 days before; half until 7 days before.</td></tr>
<tr><th scope="row">Strict</th><td>All nights back until 60 days before; half until 30 days before.</td></tr>
<tr><th scope="row">Refund when let again</th><td>Nothing at first. If the same nights are let again at the same or a higher price, what you paid comes back less 20 percent, once the new stay is paid in full.</td></tr>
<tr><th scope="row">Non-refundable</th><td>A lower price in exchange for no refund after the first day.</td></tr>
</tbody></table>

<h2>3. How days are counted</h2>
<p>The limit is the time of check-in at the house, so many calendar days before. If check-in is on 20 March at 16:00 and the limit is 14 days, you may cancel until 6 March at 16:00, the minute included. Clocks are those at the house, also when they are put forward or back in between. After check-in the limits “before” are over: nights not slept come back only where your agreement says so.</p>

<h2>4. Fees and taxes</h2>
<p>Cleaning, linen, pets and extras come back whole until check-in, because nobody has worked yet. Service fees follow the nights. Tax on money that comes back comes back with it; on money that is kept, the law of the place decides, and your preview shows it.</p>

<h2>5. Before you decide</h2>
<p>Your trip’s page shows to the cent what comes back, line by line, and until when that holds. Nothing happens until you confirm. If you have paid less than is kept, the page says what remains to be paid.</p>

<h2>6. How the money comes back</h2>
<p>To the card it came from, at once on our side; banks usually take 3 to 10 days. If the card no longer exists or its bank takes nothing back after so long a time, we agree on another way with you and write it down.</p>

<h2>7. If we or the owner cancel</h2>
<p>You choose a comparable house if there is one, or get back everything you have paid for nights not spent, fees and taxes included, whatever the policy.</p>

<h2>8. Changing instead of canceling</h2>
<p>New dates, fewer nights, another number of people: ask, and we show you the price of the changed stay first. Only the difference is charged or paid back, by the prices for the new nights. A stay made shorter is treated as a cancellation of the nights left out.</p>

<h2>9. Missed payments and not arriving</h2>
<p>If a payment fails, we write to you and try again on the next three days. Stays that remain unpaid are canceled under the policy as of that day. If you do not arrive and do not tell us, the house is kept for you until the end of your stay and nothing comes back.</p>
$text$),

('nys-disclosure', 'New York State disclosure', $text$
<p>The law of New York asks that people know whom an agent works for, and that nobody is turned away because of who he is. This page is that disclosure for stays, sales and lettings by {{operator}} (“we”) in the State of New York. The official forms of the Department of State are handed to you in addition wherever the law demands them, and they prevail over this summary.</p>

<h2>1. Whom we work for</h2>
<p>For holiday stays we are the agent of the owner. We look after the owner’s interests, with care, loyalty and openness, and we follow his lawful instructions. To you as a guest we owe honesty and fair dealing: we tell you what we know about the house that matters to your decision, and what is not true we do not say.</p>

<h2>2. Other ways an agent may work</h2>
<ul>
<li><strong>A buyer’s or tenant’s agent</strong> works for the person who looks for a house and owes the duties above to him.</li>
<li><strong>A broker’s agent</strong> helps the owner’s or buyer’s agent without being hired by the owner or buyer directly.</li>
<li><strong>A dual agent</strong> works for both sides. That needs the written consent of both, who give up undivided loyalty by it. The agent may then not tell either what would harm the other, such as the price he would accept.</li>
<li><strong>Dual agency with designated agents</strong>: two people of the same company each look after one side, also only with written consent.</li>
</ul>
<p>For a sale or a letting that falls under section 443 of the Real Property Law, you receive the official form before we show you a house, and are asked to sign that you have read it. Signing is not a contract.</p>

<h2>3. Who pays us</h2>
<p>Owners pay us a commission, which stands in their contract. Guests pay the service fee that is shown as a line of their price. What partners receive comes out of our part or the owner’s, and does not raise your price.</p>

<h2>4. Fair housing</h2>
<p>Federal, state and local law forbid discrimination in letting and selling houses because of race, color, religion, creed, national origin, citizenship or immigration status, sex, sexual orientation, gender identity or expression, age, disability, familial or marital status, military status, lawful source of income, being a victim of domestic violence, or an arrest record, and further grounds in some places. We apply the same questions and the same rules to everybody. Service animals are not pets, and no fee is taken for them.</p>
<p>You may complain to the New York State Division of Human Rights or the United States Department of Housing and Urban Development, at no cost and within the times they name. Nobody may hold a complaint against you.</p>

<h2>5. Deposits and advance payments</h2>
<p>Money of guests is kept in an account apart from ours until it is earned. A deposit for a seasonal letting is handled as the General Obligations Law asks. You may ask at any time where your money is, and we answer with the name of the bank.</p>

<h2>6. Registration and limits of the town</h2>
<p>Where a town asks for a permit to let, the number stands on the page of the house. Some towns set a least number of nights or a most number of people; the calendar and the price follow them.</p>

<h2>7. Licenses and complaints</h2>
<p>Our license, and those of the brokers we work with, can be looked up with the Department of State, Division of Licensing Services, which also takes complaints. First, though, give us the chance: {{email}}, {{phone}}, {{postalAddress}}.</p>
$text$),

('service-fee', 'Service fee', $text$
<p>This page explains the service fee of {{operator}} (“we”): what it is, how it is worked out, and what you get for it.</p>

<h2>1. What it is</h2>
<p>The service fee is what a guest pays us for running the booking. It is a line of its own in every price, with the share or amount it was worked out by. Press the line and it says of what.</p>

<h2>2. It is in the price you see first</h2>
<p>The price on maps, in lists, in offers and on the page of a house already includes the service fee and every other fee that you must pay. Nothing is added later but taxes, which are shown before you agree to anything, and extras that you choose yourself. A deposit, where there is one, is held apart and is not a fee.</p>

<h2>3. How it is worked out</h2>
<p>Usually it is a share of the nights after discounts and of cleaning. Each line is rounded once, to the cent, halves upwards, and the total is the sum of the lines as you see them. Taxes may be due on the fee; the line of the tax says so. An example:</p>
<table><tbody>
<tr><th scope="row">Seven nights, after discounts</th><td>$7,180.00</td></tr>
<tr><th scope="row">Cleaning</th><td>$450.00</td></tr>
<tr><th scope="row">Service fee, 6 percent of both</th><td>$457.80</td></tr>
<tr><th scope="row">Price before taxes</th><td>$8,087.80</td></tr>
</tbody></table>
<p>This is an example. Your own price is the one shown for your dates, and it is frozen for the time shown with it.</p>

<h2>4. What you get for it</h2>
<ul>
<li>A house that someone of ours has walked through and measured, with its weak points written down.</li>
<li>Your money in a trust account until your stay begins.</li>
<li>A person to call at any hour during your stay.</li>
<li>A written agreement, a calendar of your payments, and each change with its price before you say yes.</li>
<li>Help when something goes wrong, up to another house.</li>
</ul>

<h2>5. When you cancel or change</h2>
<p>The service fee follows the nights: if half of the nights comes back, half of the fee does. If we or the owner cancel, all of it comes back. When you change your stay, it is worked out for the new one and only the difference is charged or paid back. The <a href="/terms/cancellation-policy">Cancellation Policy</a> has the details.</p>

<h2>6. No fee for paying</h2>
<p>We add nothing for paying by card. If you pay from abroad, your bank may charge you for exchanging money; we do not see that and receive nothing of it.</p>

<h2>7. Owners and partners</h2>
<p>What owners pay us is a commission set in their contract, and what partners earn is set in theirs. Neither is added to your price on top of what you see.</p>

<h2>8. Questions</h2>
<p>Ask before you book: {{email}}, {{phone}}. If you think that a price was worked out wrongly, send us the number of the price; we can take it apart line by line with you.</p>
$text$),

('mandates', 'Payment mandates', $text$
<p>When you save a card or a bank account with {{operator}} (“we”), you give us permission to charge it later without asking again each time. That permission is called a mandate. This page says what it covers, what it does not, and how you end it.</p>

<h2>1. When you give it</h2>
<p>You give a mandate when you pay the first part of a booking and the schedule shows later parts; when you accept a concierge’s offer to be charged to the card of the booking; and when you leave a card for a deposit. The button says so, and the schedule with days and amounts stands above it. Your bank may ask you to confirm; later charges then refer to that confirmation.</p>

<h2>2. What we may charge</h2>
<ul>
<li>The parts of the price on the days of your schedule.</li>
<li>The difference, when you yourself change the stay and agree to the new price.</li>
<li>What you ordered in writing, at the price you accepted.</li>
<li>A deposit held before arrival, if your agreement has one, and released after.</li>
<li>Damage, only after the steps of the <a href="/terms/dispute-resolution-center">Dispute Resolution Center</a>, and never above what your agreement allows without your further consent.</li>
</ul>
<p>Nothing else. We do not charge “authorisations to verify” above one dollar and never keep them.</p>

<h2>3. Notice</h2>
<p>We write to you before each later charge, with its day and amount, and after it with a receipt. On your statement you find the name {{site}} and the number of your booking.</p>

<h2>4. If a charge fails</h2>
<p>We tell you at once and try again on the next three days, at midnight at the house. Meanwhile you can pay with another card on your trip’s page. There is no fee for a failed charge on our side. If the part stays unpaid, the terms of your agreement say what happens to the stay.</p>

<h2>5. How the card is kept</h2>
<p>The number goes straight from your device to our payment company. What we hold is a token that works only with us, the brand, the last four digits and the month it runs out. Staff cannot read more. We keep the mandate’s text, the moment, and the network address it came from, as proof for you and for us.</p>

<h2>6. Ending or changing it</h2>
<p>You can change the card at any time before the next charge. You can end a mandate by writing to {{email}}; it then covers no new charge. What is due under an agreement remains due, so please name another way to pay. When your last stay is paid and any claim period is over, the mandate ends by itself, and the token is deleted within 90 days.</p>

<h2>7. Bank debits and payouts</h2>
<p>Owners and partners who let us debit an account, for example for a statement that ends below zero, sign a mandate that names the account and the most we may take, and are told at least five days before. An account for payouts is changed only after you have proved again who you are; the old address is told, and the first payment to the new account waits.</p>

<h2>8. If a charge is wrong</h2>
<p>Call {{phone}} or write to {{email}}. We pay back what should not have been charged within two working days of seeing it, with any fee your bank took for it. Your rights toward your bank are not changed by this page.</p>
$text$),

('compliance', 'Compliance', $text$
<p>{{operator}} (“we”) works under many rules: for letting, for money that belongs to others, for data, for fairness. This page says which we follow and how you can check. The documents themselves are listed beside it.</p>

<h2>1. Other people’s money</h2>
<p>What guests pay is kept in a trust account and booked as owed to them until the stay is earned. The books are kept in double entry, each entry in balance, nothing ever changed or deleted; corrections are entries of their own. Every day the sum of what we hold is compared with the sum of what we owe. Owners are paid what is earned and received, never out of another owner’s money.</p>

<h2>2. Honest prices</h2>
<p>The first price you see includes every fee that you must pay, as federal and state rules on prices ask. Taxes are shown before you agree. Discounts are measured against prices that were really asked.</p>

<h2>3. Taxes</h2>
<p>We collect occupancy and sales taxes where we must, each authority by itself, and pay them over on their days. Owners and partners receive the yearly forms that the law asks for. We do not pay out before a valid tax form is on file.</p>

<h2>4. Permits and safety of houses</h2>
<p>Where a town asks for a registration, its number stands on the page of the house. Before a house is offered, someone of ours looks at smoke and carbon monoxide alarms, exits, railings, pool fences and gates, and the number of people it may sleep. The look is repeated every year.</p>

<h2>5. Fairness</h2>
<p>Nobody is turned away because of who he is; see the <a href="/terms/nys-disclosure">New York State Disclosure</a>. Reviews are by guests who stayed, and are not bought, changed or hidden. The order of search results follows your wishes, price, place and fit; a house cannot pay to stand higher.</p>

<h2>6. Data and security</h2>
<p>The <a href="/terms/privacy-policy">Privacy Policy</a> says what we hold. Access by staff is limited to what the work needs and is recorded. Passwords, codes and keys are kept as hashes. Whoever finds a weakness may report it to {{email}}; we answer within two working days, and nobody who acts in good faith is pursued.</p>

<h2>7. Access for everybody</h2>
<p>We build to the Web Content Accessibility Guidelines 2.2, level AA: usable by keyboard and with a screen reader, readable in contrast, without time limits that cannot be met. Descriptions of houses name steps, widths of doors and bathrooms. If something is in your way, call {{phone}}, and we do it with you by telephone.</p>

<h2>8. Signatures and records</h2>
<p>Agreements are signed electronically under the E-SIGN Act and the law of the state. We keep the very text, its fingerprint, the time, and the address and browser it came from. You find what you have signed and accepted in your account, to read and to print. Ask, and you get it on paper.</p>

<h2>9. Partners and advertising</h2>
<p>Brokers and travel agents show a valid license when they refer and when they are paid. Partners who earn by recommending us say so where they do.</p>

<h2>10. Reporting a concern</h2>
<p>Write to {{operator}}, {{postalAddress}}, or to {{email}}, also without your name. What you say is looked into by someone who is not concerned, and you hear the outcome if we can reach you.</p>
$text$)
) as wording (type, title, body),
(values ($text$
<footer><p>{{operator}}. This is a general template. Have your lawyer review this before use.</p></footer>
$text$)) as foot (text);
