import type { PlainDate, ProgramPart } from '@porchlight/contract'
import { Status } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { ownerProgramWords } from '#app/lib/messages/owner/programs.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Enrollment of a home in a program, with its dates. */
export const EnrollmentState = ({ part, today }: { part: ProgramPart | null; today: PlainDate }) => {
  const { day } = useFormats()
  const words = useWords(ownerProgramWords)
  if (!part) return <Status state="off">{words.notYet}</Status>
  if (part.until) return <Status state="half">{words.endsOn({ day: day(part.until) })}</Status>
  if (part.from > today) return <Status state="waiting">{words.begins({ day: day(part.from) })}</Status>
  return <Status state="done">{words.takesPart({ day: day(part.from) })}</Status>
}
