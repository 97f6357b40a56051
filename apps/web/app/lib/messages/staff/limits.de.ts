import { translation } from '../words.ts'
import type { limitsWords } from './limits.ts'

export const de = translation<typeof limitsWords>({
  title: 'Freigabegrenzen',
  lead: 'Beträge, bis zu denen diese Person an einem Tag allein handelt. Leer: Grenze der Firma.',
  company: 'Firma: {company}',
  saved: 'Grenzen gespeichert',
  sent: 'Zur Freigabe an einen zweiten Administrator gesendet',
  waits: 'Eine Änderung dieser Grenzen wartet auf Freigabe.',
  tightens: 'Gilt sofort: Diese Grenzen sinken.',
  loosens: 'Damit darf die Person allein mehr: {changes}. Ein zweiter Administrator gibt das frei.',
  tooMuch: 'Höchstens die Grenze der Firma, {most}.',
  edit: 'Grenzen ändern',
  same: 'Es gelten die Grenzen der Firma.',
  own: '{name}: {own} (Firma: {company})',
})
