import { translation } from '../words.ts'
import type { ownerHomesWords } from './homes.ts'

export const de = translation<typeof ownerHomesWords>({
  title: 'Häuser',
  lead: 'Jedes Haus, an dem Sie einen Anteil haben, und was ihm noch fehlt, bevor Gäste es buchen können.',
  inYourName: 'Auf Ihren Namen',
  caption: 'Ihre Häuser mit Status, Ihrem Anteil und der niedrigsten Miete einer Nacht',
  home: 'Haus',
  state: 'Status',
  states: {
    draft: 'Entwurf',
    submitted: 'Eingereicht',
    vetting: 'Wird besucht',
    live: 'Online',
    paused: 'Pausiert',
    retired: 'Stillgelegt',
  },
  stillMissing: '{steps, plural, one {# Schritt fehlt} other {# Schritte fehlen}}',
  sleeps: 'Schlafplätze',
  share: 'Ihr Anteil',
  booksAs: 'So wird gebucht',
  atOnce: 'Sofort',
  onRequest: 'Nach Ihrer Zusage',
  fromNight: 'Ab, pro Nacht',
  count: '{homes, plural, one {# Haus} other {# Häuser}}',
  empty: 'Noch steht kein Haus auf Ihrem Namen.',
  emptyText: 'Reichen Sie ein Haus ein, und wir schreiben Ihnen innerhalb von zwei Werktagen.',
  listHouse: 'Ihr Haus vermieten',
})
