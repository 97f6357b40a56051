import { addDays, type PlainDate, papersSoonDays } from '@porchlight/contract'

type Papers = { insuredUntil: PlainDate | null; contractUntil: PlainDate | null }

/** Last days of papers that are known, the sooner first. */
const ends = ({ insuredUntil, contractUntil }: Papers): PlainDate[] =>
  [insuredUntil, contractUntil].filter((day) => day !== null).sort()

/** How it stands with the papers of a company on a day; a paper holds on its last day. */
export const papersOn = (papers: Papers, today: PlainDate): 'sound' | 'ending' | 'ended' => {
  const [first] = ends(papers)
  if (first === undefined) return 'sound'
  if (first < today) return 'ended'
  return first <= addDays(today, papersSoonDays) ? 'ending' : 'sound'
}

/** Last days that come within thirty days, or have passed, and of which nobody was reminded yet. */
export const remindersDue = (papers: Papers, remindedOf: readonly PlainDate[], today: PlainDate): PlainDate[] =>
  ends(papers).filter((day) => day <= addDays(today, papersSoonDays) && !remindedOf.includes(day))
