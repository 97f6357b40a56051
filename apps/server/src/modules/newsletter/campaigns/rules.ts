import type { CampaignText, Language } from '@porchlight/contract'

/** A booking counts for a campaign if made within this many days of the click. */
const bookingDays = 30

/** Whether a reader booked after clicking the link. */
export const bookedAfter = (clickedAt: Date, bookedAt: readonly Date[]): boolean =>
  bookedAt.some((at) => at >= clickedAt && at.getTime() - clickedAt.getTime() <= bookingDays * 86_400_000)

/** The text for a reader: in their language, in English, or in any available language. */
export const textFor = (
  texts: Readonly<Partial<Record<Language, CampaignText>>>,
  language: Language,
): CampaignText | undefined => texts[language] ?? texts.en ?? Object.values(texts)[0]

/** Paragraphs are separated by an empty line. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
