import { translation } from '../words.ts'
import type { pricingFirstWords } from './pricing-first.ts'

export const fr = translation<typeof pricingFirstWords>({
  title: 'Premiers tarifs de {home}',
  lead: 'Quelques réponses font une liste de tarifs. Ce que coûterait chaque nuit se voit avant de valoir, les saisons sont posées pour trois ans et tout peut être modifié plus tard.',
  replaces:
    'Cette maison a déjà des prix. Ce que vous laissez tel quel reste ; les saisons que vous indiquez remplacent les siennes, et les prix de nuits isolées restent.',
  choose: 'Pour quelle maison ?',
  usual: 'La plus grande partie de l’année',
  base: 'Combien coûte une nuit ordinaire ?',
  weekend: 'Combien de plus les nuits de vendredi et samedi ?',
  floor: 'En dessous, vous ne louez pas',
  minNights: 'Combien de nuits au moins ?',
  high: 'Haute saison',
  hasHigh: 'Une période de l’année coûte plus cher',
  more: 'Combien de plus ?',
  quiet: 'Basse saison',
  hasQuiet: 'Une période de l’année coûte moins cher',
  less: 'Combien de moins ?',
  long: 'Longs séjours',
  week: 'De moins dès une semaine',
  month: 'De moins dès quatre semaines',
  link: 'Premières questions',
})
