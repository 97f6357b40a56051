import { addDays, dateIn, instantAt, type LeadAnswer, type LeadKind, type LeadStage } from '@porchlight/contract'
import type { App } from '#kernel/app'
import { Problem } from '#kernel/problem'
import { type Off, submitOffer } from '#modules/bookings'
import { addTask, createLead, updateLead } from '#modules/leads'
import { confirmSubscription, draftCampaign, saveDraft, subscribe, subscriptionsOf } from '#modules/newsletter'
import type { LoadedPeople } from './load-people.ts'
import { demoDomain } from './people.ts'

const zone = 'America/New_York'
const hour = 3_600_000
const day = 24 * hour

type Scene = { people: LoadedPeople; homeIds: readonly number[] }

const ago = (app: App, ms: number) => app.work.at(new Date(app.clock.now().getTime() - ms))
const addressOf = (name: string): string => `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@${demoDomain}`

type Inquiry = {
  kind: LeadKind
  source: string
  name: string
  phone?: string
  answers: Readonly<Record<string, string>>
  daysAgo: number
  stage?: LeadStage
  /** What the team does next, and in how many days. */
  task?: { title: string; inDays: number }
  campaign?: string
}

const inquiries: readonly Inquiry[] = [
  {
    kind: 'owner',
    source: 'list-your-property',
    name: 'Margaret Holloway',
    phone: '+16315550171',
    answers: {
      address: '27 Bayberry Lane, Plover Sands, NY',
      bedrooms: '5',
      sleeps: '10',
      rented_now: 'no',
      timing: 'this_season',
      message: 'We use it in August and over Thanksgiving. The rest of the year it stands empty.',
    },
    daysAgo: 0.2,
  },
  {
    kind: 'owner',
    source: 'property-management',
    name: 'Desmond Achebe',
    phone: '+16315550172',
    answers: {
      address: '3 Chandler’s Row, Averil Harbor, NY',
      bedrooms: '4',
      rented_now: 'yes_manager',
      timing: 'next_season',
    },
    daysAgo: 2,
    stage: 'contacted',
    task: { title: 'Send the sample statement', inDays: 1 },
  },
  {
    kind: 'owner',
    source: 'list-your-property',
    name: 'Ingrid Solheim',
    phone: '+16315550173',
    answers: { address: '88 Mill Road, Millbrace, NY', bedrooms: '6', sleeps: '12', timing: 'now' },
    daysAgo: 6,
    stage: 'qualified',
    task: { title: 'Visit the home and measure', inDays: 2 },
    campaign: 'spring-owners',
  },
  {
    kind: 'owner',
    source: 'renovate',
    name: 'Paul Marchetti',
    answers: {
      address: '14 Orchard Street, Quenby, NY',
      rooms: 'kitchen',
      works_budget: 'from_25k',
      home_vision: 'yes',
      timing: 'this_season',
    },
    daysAgo: 9,
    stage: 'contacted',
    task: { title: 'Ask two contractors for bids', inDays: -1 },
  },
  {
    kind: 'buyer',
    source: 'real-estate',
    name: 'Naomi Feldman',
    phone: '+16315550174',
    answers: { towns: 'Larkmere, Hatherlow', budget: 'from_2m', purpose: 'both', financing: 'cash', timing: 'now' },
    daysAgo: 1,
  },
  {
    kind: 'buyer',
    source: 'real-estate',
    name: 'Theodore Banks',
    answers: { towns: 'Curlew Hook', budget: 'from_1m', purpose: 'rent', financing: 'mortgage', timing: 'exploring' },
    daysAgo: 17,
    stage: 'lost',
  },
  {
    kind: 'contact',
    source: 'contact',
    name: 'Sunita Rao',
    answers: { message: 'Can you host a rehearsal dinner for thirty at one of your homes in June?' },
    daysAgo: 0.6,
  },
  {
    kind: 'guest',
    source: 'contact',
    name: 'Walter Jennings',
    phone: '+16315550175',
    answers: { message: 'Two homes side by side for a family reunion in the second week of July, 18 people.' },
    daysAgo: 3,
    stage: 'qualified',
    task: { title: 'Send two offers', inDays: 0 },
  },
  {
    kind: 'partner',
    source: 'contact',
    name: 'Colette Dubois',
    answers: { message: 'Our agency books about forty weeks a year on the island. What are your terms?' },
    daysAgo: 5,
    stage: 'contacted',
  },
  {
    kind: 'career',
    source: 'careers',
    name: 'Marcus Bell',
    answers: { position: 'Turnover lead', message: 'Six seasons as head housekeeper at an inn in Maine.' },
    daysAgo: 4,
  },
]

const answersOf = (answers: Inquiry['answers']): LeadAnswer[] =>
  Object.entries(answers).map(([key, value]) => ({ key, values: [value] }))

const loadLeads = async (app: App, staff: number): Promise<void> => {
  const today = dateIn(zone, app.clock.now())
  for (const { kind, source, name, phone, answers, daysAgo, stage, task, campaign } of inquiries.toSorted(
    (one, other) => other.daysAgo - one.daysAgo,
  )) {
    const person = { name, email: addressOf(name), ...(phone && { phone }) }
    const touch = { source: campaign ? 'email' : '', medium: '', campaign: campaign ?? '', landing: `/${source}` }
    const { id } = await ago(app, daysAgo * day).write((ctx) =>
      createLead(app, ctx, { kind, source, person, answers: answersOf(answers), touch }),
    )
    if (!stage) continue
    await ago(app, daysAgo * day - 3 * hour).write(async (ctx) => {
      await updateLead(ctx, id, { stage, assigneeId: staff }, staff)
      if (task) await addTask(ctx, id, { title: task.title, dueOn: addDays(today, task.inDays) }, staff)
    })
  }
}

const readers = [
  'Alice Morgan',
  'Ben Tremblay',
  'Chiara Conti',
  'David Osei',
  'Elena Petrova',
  'Frank Doyle',
  'Grace Lim',
  'Hugo Laurent',
  'Isabel Reyes',
] as const

/** Readers of the guests' newsletter, the last of whom hasn't confirmed, and a campaign being written. */
const loadNewsletter = async (app: App, staff: number): Promise<void> => {
  for (const [at, name] of readers.entries()) {
    const email = addressOf(name)
    await ago(app, (readers.length - at) * 5 * day).write(async (ctx) => {
      await subscribe(app, ctx, { list: 'guests', email, name, traps: { website: '' } }, {})
      const [row] = await subscriptionsOf(ctx, email)
      if (row && at < readers.length - 1) await confirmSubscription(app, ctx, row.token)
    })
  }
  await app.work.write(async (ctx) => {
    const id = await draftCampaign(ctx, { name: 'Quiet weeks in spring', list: 'guests' }, staff)
    const text = {
      subject: 'The island before the season',
      text: 'From April to mid-June the beaches are empty and the restaurants have tables.\n\nOur homes are open, with three-night stays and the heat on.',
      action: 'See homes in spring',
    }
    await saveDraft(ctx, id, {
      name: 'Quiet weeks in spring',
      list: 'guests',
      topic: null,
      texts: { en: text },
      path: '/book-a-property',
    })
  })
}

type Planned = { off: Off; message: string; reason: string }

const offers: readonly Planned[] = [
  {
    off: { kind: 'percent', amount: 1_000 },
    message: 'As we said on the phone: the week after yours, at ten percent off.',
    reason: 'Returning guests',
  },
  {
    off: { kind: 'percent', amount: 2_500 },
    message: 'For your trouble with the ferry last year.',
    reason: 'They lost two nights of an earlier stay to a ferry strike and never claimed them',
  },
]

const searchDays = 120

/** Offers the first week in the coming months that the home sells. @returns whether there is one */
const offerAt = async (app: App, homeId: number, { off, message, reason }: Planned, by: number): Promise<boolean> => {
  const today = dateIn(zone, app.clock.now())
  for (let ahead = 70; ahead < 70 + searchDays; ahead += 1) {
    const stay = { arrive: addDays(today, ahead), depart: addDays(today, ahead + 7) }
    const expiresAt = instantAt(zone, addDays(today, 4), '17:00')
    const request = { homeId, stay, party: { adults: 2, children: 0, infants: 0, pets: 0 }, off, expiresAt, message }
    const made = await app.work
      .write((ctx) => submitOffer(ctx, { ...request, hold: false, madeBy: by }, { by, isTeam: true, reason }))
      .catch((error: unknown) => {
        if (error instanceof Problem) return null
        throw error
      })
    if (made) return true
  }
  return false
}

/** One offer is open; the other takes so much off that it waits for a second person. */
const loadOffers = async (app: App, { people, homeIds }: Scene): Promise<void> => {
  const homes = homeIds.toReversed()
  for (const planned of offers)
    for (let homeId = homes.shift(); homeId !== undefined; homeId = homes.shift())
      if (await offerAt(app, homeId, planned, people.staff)) break
}

/** Leads at every stage, readers of the newsletter, and offers. */
export const loadSales = async (app: App, scene: Scene): Promise<void> => {
  await loadNewsletter(app, scene.people.staff)
  await loadLeads(app, scene.people.staff)
  await loadOffers(app, scene)
}
