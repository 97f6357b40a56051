import type { CampaignText, Language } from '@porchlight/contract'

/** A booking counts for a campaign within so many days of its link. */
const bookingDays = 30

/** Whether a reader who followed the link then booked. */
export const bookedAfter = (clickedAt: Date, bookedAt: readonly Date[]): boolean =>
  bookedAt.some((at) => at >= clickedAt && at.getTime() - clickedAt.getTime() <= bookingDays * 86_400_000)

/** The text for a reader: in their language, in English, or in whatever language there is one. */
export const textFor = (
  texts: Readonly<Partial<Record<Language, CampaignText>>>,
  language: Language,
): CampaignText | undefined => texts[language] ?? texts.en ?? Object.values(texts)[0]

/** Paragraphs are parted by an empty line. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
