import { isPlainDate, townVibeQuestions } from '@porchlight/contract'

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** The answers of a posted quiz, and which questions still lack one. Dates in the wrong order are left out. */
export const quizIn = (form: FormData) => {
  const answers: Record<string, string> = {}
  const missing: string[] = []
  for (const { id, choices } of townVibeQuestions) {
    const chosen = choices.find((choice) => choice.id === textIn(form, id))
    if (chosen) answers[id] = chosen.id
    else missing.push(id)
  }
  const [arrive, depart] = [textIn(form, 'arrive'), textIn(form, 'depart')]
  const adults = Number(textIn(form, 'adults'))
  const hasStay = isPlainDate(arrive) && isPlainDate(depart) && arrive < depart
  return {
    answers,
    missing,
    stay: hasStay ? { arrive, depart } : {},
    adults: Number.isInteger(adults) && adults >= 1 && adults <= 50 ? adults : 2,
  }
}
