/**
 * Words and phrases that don't belong in the product, its code, or its docs. Each entry has an example that must be
 * found and one that must not.
 */
export type Entry = {
  id: string
  /** The suggested replacement. */
  use: string
  why: string
  /** Whole words in any text: strings, comments, titles, docs. A trailing `*` stands for any ending. */
  text?: readonly string[]
  /** Words inside identifiers: `hat for` finds `hatFor` and `isHatForOwner`. */
  names?: readonly string[]
  /** File names without folders and extensions. */
  files?: RegExp
  /** Uses that are good American English, matched against the text around a finding. */
  unless?: RegExp
  found: string
  innocent: string
}

/** `organ` → organise, organised, … */
const ise = (...stems: string[]) =>
  stems.flatMap((stem) =>
    ['ise', 'ised', 'ises', 'ising', 'isation', 'isations', 'iser', 'isers'].map((end) => stem + end),
  )

const doubled = [
  'cancelled',
  'cancelling',
  'canceller',
  'traveller*',
  'travelled',
  'travelling',
  'labelled',
  'labelling',
]

const nouns =
  /^(booking|pricing|billing|messaging|listing|testing|shipping|routing|logging|clearing|rating|heading|cleaning|building|landing|branding|timing|spacing|string|ring|king|bring|onboarding|tracking|feed|seed|embed|speed|bed|need|shared|setting|wording|accounting|parking|housekeeping|loading|signing|rendering|sharing|screening|catering|seating|typing|polling|polling|caching|vetting|marketing|training|reporting|offering|briefing|filing|opening|closing|evening|morning|warning|finding|meeting|bidding|hosting|mapping|binding|padding|encoding|ordering|sorting|rounding|settling|matching|being|thing|anything|nothing|something|everything|scaffolding|impersonating|greeting|red|hundred)$/

const participles = /^(?!.*-)\w+(ing|ed)$/
const riddles =
  /^(kept|keeping-up|taking-back|told|brought|given|shown|seen|held|taken|known|gone|done|heard|spoken|less|more|ways|after|before|behind|beside|between|beyond|down|during|for|from|near|over|since|till|to|under|until|upon|via|with|within|without)$/

export const entries: readonly Entry[] = [
  {
    id: 'british',
    use: 'the American spelling: color, favorite, neighbor, harbor, license, check, canceled, center, program, catalog, gray',
    why: 'One spelling, that of the market we serve.',
    text: [
      ...['colour*', 'favour*', 'neighbour*', 'harbour*', 'honour*', 'behaviour*', 'labour*', 'endeavour*', 'humour'],
      ...['licence*', 'cheque', 'cheques', 'centre', 'centres', 'centred', 'programme', 'programmes', 'catalogue*'],
      ...[
        'grey',
        'greyed',
        'greys',
        'metre',
        'metres',
        'kilometre*',
        'litre',
        'litres',
        'theatre*',
        'defence',
        'offence',
      ],
      ...['analyse', 'analysed', 'analyses a', 'kerb', 'tyre*', 'jewellery', 'cosy', 'enquir*', 'practise*', 'whilst'],
      ...[
        'instalment*',
        'fulfil',
        'fulfils',
        'enrol',
        'enrols',
        'storey',
        'storeys',
        'modelled',
        'signalled',
        ...doubled,
      ],
      ...ise('organ', 'recogn', 'real', 'custom', 'apolog', 'author', 'minim', 'optim', 'summar', 'normal', 'final'),
      ...ise(
        'serial',
        'initial',
        'prior',
        'util',
        'capital',
        'categor',
        'local',
        'penal',
        'token',
        'anonym',
        'special',
      ),
    ],
    names: ['colour', 'favour', 'favourite', 'neighbour', 'harbour', 'behaviour', 'licence', 'cancelled', 'traveller'],
    unless:
      /(cliff|cottage|modern|inn|cabin|farmhouse)-harbour|\/grey|X-?Cancelled|STATUS:CANCELLED|Centre (Ville|Pompidou)/i,
    found: 'The guest cancelled the stay in our centre.',
    innocent: 'The guest canceled; the optimistic update realizes the analysis of a center.',
  },
  {
    id: 'he',
    use: 'they, them, their; or name the role: the guest, the owner',
    why: 'People are “you”, “the guest”, “the owner”, “they”.',
    text: ['he', 'his', 'him', 'himself', "he's", 'whoever', 'whosoever', 'somebody', "somebody's"],
    found: 'An owner may change his own homes.',
    innocent: 'Owners can change their own homes; this history, her, the chimney.',
  },
  {
    id: 'house',
    use: 'home',
    why: 'A listing is a home, on every screen and in the code.',
    text: ['house', 'houses', "house's"],
    names: ['house', 'houses'],
    unless:
      /[Hh]ouse ?([Rr]ules?|[Mm]anual|[Gg]uide|keep|wine|hold|plants?|warming|number)|(guest|Guest|beach|tree|opera|boat|farm|pool|town|ware|ice|light|open|in|carriage|coach|club|glass|summer|full|clearing|lake|tiny|green|white|bath|out|row)[- ]?houses?|house'?,? '|'house'|House of|(the|old|sea[- ]view|[A-Z][a-z]+) House/,
    found: 'Find free houses by the sea.',
    innocent: 'House rules, the guest house, and homes by the sea.',
  },
  {
    id: 'let',
    use: 'rent, rebooked, on the market, off the market',
    why: 'Americans rent homes.',
    text: [
      ...['let again', 'let no longer', 'is let', 'are let', 'be let', 'was let', 'were let', 'been let', 'not let by'],
      ...['letting', 'lettings', 'sublet*', 'to let by', 'homes let', 'home let'],
    ],
    names: ['let again', 'letting'],
    unless: /letting (you|us|them|go|a |the |its?|someone|guests?|owners?|people|it)/i,
    found: 'The nights were let again.',
    innocent: 'Let guests see it; the nights were rebooked; letting the queue drain.',
  },
  {
    id: 'book-at-once',
    use: 'Instant Book',
    why: 'The name guests know.',
    text: ['book at once', 'books at once', 'booked at once', 'booking at once', 'bookable at once', 'books itself'],
    found: 'Some homes are booked at once.',
    innocent: 'At most three writes run at once.',
  },
  {
    id: 'let-go',
    use: 'released (a hold), canceled, dropped',
    why: 'A card hold is released.',
    text: ['let go', 'lets go', 'letting go'],
    found: 'The hold on the card is let go.',
    innocent: 'The hold on the card is released.',
  },
  {
    id: 'slip',
    use: 'receipt, form, document',
    why: 'Nobody in the trade hands out slips.',
    text: ['slip', 'slips'],
    found: 'A slip of the payment.',
    innocent: 'A receipt for the payment; the decimals slipped.',
  },
  {
    id: 'hat',
    use: 'role (roleFor)',
    why: 'A person has roles.',
    text: ['hat', 'hats'],
    names: ['hat', 'hats'],
    found: 'const hatFor = (person) => person.role',
    innocent: 'const chatFor = (person) => person.whatever',
  },
  {
    id: 'paper',
    use: 'document, PDF, receipt, invoice, statement',
    why: 'Say which document it is.',
    text: ['paper', 'papers'],
    names: ['paper', 'papers'],
    unless:
      /(letter|a4|legal|us|toilet|construction|sand|on|of|recycled|printer) paper|paper (size|format|towel|tray|jam|width)|var\(--\w*-?paper|--paper/i,
    found: 'Each booking keeps its papers.',
    innocent: 'Statements print on Letter paper; the wallpaper and paper towels.',
  },
  {
    id: 'letter',
    use: 'email (or text message, notification)',
    why: 'We send email.',
    text: [
      ...['a letter', 'the letter', 'letters of', 'by letter', 'letters go', 'letter of', 'his letters', 'no letter'],
      ...['letters are', 'letters and pushes', 'letter is', 'letter says', 'letter to', 'letters to', 'one letter'],
    ],
    names: ['letter', 'letters'],
    unless:
      /(first|last|capital|small|upper|lower|cover|case|dead|single|latin|greek)[ -]letters?|letters? (paper|size|case|format|or digit|of the alphabet|and digit|and number)|a letter[,.]? (and|or|a) (a )?(number|digit|symbol)|dead.?letter/i,
    found: 'The guest gets a letter with the code.',
    innocent: 'A password needs a capital letter; Letter paper; a dead letter; the newsletter.',
  },
  {
    id: 'told',
    use: 'notified, emailed, alerted; reported; shown',
    why: 'Systems send notifications, alerts and reports.',
    text: [
      'is told',
      'are told',
      'be told',
      'was told',
      'were told',
      'been told',
      'not told',
      'told by',
      'told of',
      'told the',
    ],
    names: ['told', 'untold'],
    unless: /told (apart|from each other)/i,
    found: 'The owner is told of the request.',
    innocent: 'The owner is notified; the two can be told apart.',
  },
  {
    id: 'kept-name',
    use: 'retained, stored, saved, cached (the operation)',
    why: 'A name says what happens: retain money, store a file, save offline, cache a page.',
    names: ['kept', 'keeper', 'keeping'],
    found: 'const keptBy = (policy) => policy.share',
    innocent: 'const retainedUnder = (policy) => policy.share // kept for a year',
  },
  {
    id: 'riddle-name',
    use: 'verb + object, or a noun with its key (shownOf → visibleFields, Asked → PaymentRequest)',
    why: 'Functions are verb + object; types are nouns of the trade.',
    names: [
      ...['shown of', 'asked', 'standing', 'brought', 'knock', 'despite', 'hindrance', 'hindrances'],
      ...['look after', 'carried', 'given back', 'let go'],
    ],
    found: 'export type Asked = { amount: number }',
    innocent: 'export type PaymentRequest = { amount: number; understandingOf: string }',
  },
  {
    id: 'wish',
    use: 'search, filters, preference, request',
    why: 'Guests search and filter; people request and prefer.',
    text: ['wish', 'wishes', 'wished'],
    names: ['wish', 'wishes', 'wished'],
    unless: /wish ?list/i,
    found: 'A wish of a guest.',
    innocent: 'A search on the wishlist.',
  },
  {
    id: 'nothing',
    use: 'failed, expired, was canceled',
    why: 'Say what happened.',
    text: [
      'came to nothing',
      'come to nothing',
      'comes to nothing',
      'coming to nothing',
      'did not heal',
      'heal by',
      'heals by',
    ],
    found: 'The payment came to nothing.',
    innocent: 'The payment failed.',
  },
  {
    id: 'not-yours',
    use: 'You don’t have access to …',
    why: 'An error says what happened and what to do.',
    text: ['yours to see', 'yours to change', 'yours to answer', 'not yours', 'may knock', 'may see it who'],
    found: 'This is not yours to see.',
    innocent: 'You don’t have access to this booking; the choice is yours.',
  },
  {
    id: 'had',
    use: 'available, booked, unavailable',
    why: 'Homes are available; dates are booked.',
    text: [
      'be had',
      'to be had',
      'not be had',
      'nights are free',
      'dates are free',
      'days are free',
      'free nights',
      'free house',
    ],
    found: 'The home could not be had.',
    innocent: 'The home isn’t available; it had been booked; a free cancellation.',
  },
  {
    id: 'who-comes',
    use: 'Guest list; Verify your ID; party',
    why: 'Label = the noun guests know.',
    text: ['who comes', 'who is coming', 'show who you are', 'who came', 'who you are'],
    unless: /who you are (texting|calling)/i,
    found: 'Tell us who comes.',
    innocent: 'Guest list: who is staying.',
  },
  {
    id: 'opens',
    use: 'Door code, Access, Arrival instructions',
    why: 'Label = the noun guests know.',
    text: ['what opens', 'opens the home', 'opens the house', 'opens a home', 'opens a house'],
    found: 'What opens the home',
    innocent: 'Door code',
  },
  {
    id: 'falls-away',
    use: 'no longer due, waived, void, removed',
    why: 'The bookkeeper’s word.',
    text: ['falls away', 'fall away', 'fell away', 'fallen away', 'falling away'],
    found: 'The fee falls away.',
    innocent: 'The fee is waived.',
  },
  {
    id: 'comes-back',
    use: 'refund, refunded, returned',
    why: 'Money is refunded.',
    text: [
      ...['what comes back', 'comes back to the guest', 'everything back', 'nothing comes back', 'nothing back'],
      ...['gives back', 'given back', 'gave back', 'give back', 'giving back', 'money back to'],
    ],
    found: 'What comes back when you cancel',
    innocent: 'Your refund when you cancel; the guest comes back to the page.',
  },
  {
    id: 'taken-back',
    use: 'withdrawn, reversed, undone, revoked',
    why: 'Say which of the four it is.',
    text: ['taken back', 'takes back', 'take back', 'took back', 'taking back', 'taking it back', 'take it back'],
    names: ['take back', 'taken back', 'taking back', 'took back'],
    found: 'An offer can be taken back.',
    innocent: 'An offer can be withdrawn.',
  },
  {
    id: 'anew',
    use: 'again, from scratch',
    why: 'Archaic.',
    text: ['anew', 'afresh', 'ere', 'thereof', 'whereof', 'hither*', 'forthwith', 'thereupon', 'whence'],
    found: 'The list is fetched anew.',
    innocent: 'The list is fetched again; here, there.',
  },
  {
    id: 'shall',
    use: 'must, can, should',
    why: 'Nobody says shall.',
    text: ['shall', 'is to be', 'are to be', 'was to be', 'were to be', 'is to have', 'has to be', 'have to be'],
    found: 'A key shall be set and is to be kept.',
    innocent: 'A key must be set; it is to blame.',
  },
  {
    id: 'believed',
    use: 'trusted, accepted, rejected, verified',
    why: 'Data is accepted or rejected.',
    text: [
      'not believed',
      'is believed',
      'are believed',
      'believes nothing',
      'believes no',
      'be believed',
      'believe it',
    ],
    found: 'A guard is believed when it was broken once.',
    innocent: 'A guard is trusted once a test turned red.',
  },
  {
    id: 'says-yes',
    use: 'approve, second approver; decline',
    why: 'The trade’s verb.',
    text: [
      'says yes',
      'said yes',
      'say yes',
      'says no',
      'said no',
      'saying yes',
      "person's yes",
      'person’s yes',
      'a second yes',
    ],
    found: 'A second person says yes.',
    innocent: 'A second approver approves it.',
  },
  {
    id: 'lay-out',
    use: 'send, add a bid, set up',
    why: 'The trade’s verb.',
    text: ['lay out a bid', 'lay it out', 'laid out by', 'write it down', 'noted down'],
    found: 'Lay it out',
    innocent: 'The grid lays items out; add a bid.',
  },
  {
    id: 'mended',
    use: 'fixed, repaired, resolved',
    why: 'Americans fix things.',
    text: ['mend', 'mends', 'mended', 'mending'],
    found: 'The tap is mended.',
    innocent: 'We recommend and amend; the tap is fixed.',
  },
  {
    id: 'dear',
    use: 'most expensive, expensive, costly',
    why: 'Dear is how a letter begins.',
    text: ['dearer', 'dearest', 'dear to', 'is dear'],
    found: 'The dearest nights of the year.',
    innocent: 'Dear Ana, the most expensive nights of the year.',
  },
  {
    id: 'lies',
    use: 'is in, is at, is located',
    why: 'Files and homes don’t lie.',
    text: ['lies', 'lie in', 'lie at', 'lie on', 'lie under', 'lay in', 'lain'],
    unless: /lies? (ahead|behind)|lie-in/,
    found: 'The home lies by the harbor.',
    innocent: 'The home is on the harbor; replies.',
  },
  {
    id: 'rate-without',
    use: 'non-refundable rate',
    why: 'The trade’s word.',
    text: ['rate without refund', 'without refund', 'rate without a refund', 'worth its price', 'where it lies'],
    found: 'A rate without refund',
    innocent: 'A non-refundable rate',
  },
  {
    id: 'minimum-stay',
    use: '5-night minimum',
    why: 'The trade’s phrase.',
    text: ['takes at least', 'take at least', 'leave or stay', 'no arrival on', 'not arrive on'],
    found: 'This home takes at least 5 nights.',
    innocent: '5-night minimum',
  },
  {
    id: 'file-name',
    use: 'the operation or role: routes, commands, queries, views, rules, policy, events, jobs, checks, tables, cancel-booking',
    why: 'A participle or preposition does not say what a file holds.',
    files: new RegExp(`${riddles.source}|(?!${nouns.source})${participles.source}`),
    found: 'src/asking.ts',
    innocent: 'src/pricing.ts',
  },
]
