import { translation } from '../words.ts'
import type { homeGroupWords } from './home-groups.ts'

export const de = translation<typeof homeGroupWords>({
  title: 'Häuser nah beieinander, für Sie alle',
  lead: 'Jedes ist zu Ihren Daten frei und wird für sich gebucht. In der Summe sind alle unsere Gebühren.',
  party:
    '{adults, plural, one {# Erwachsener} other {# Erwachsene}}{children, plural, =0 {} one {, # Kind} other {, # Kinder}}',
  sleeps: 'für {number} Gäste',
  apart: 'etwa {distance} auseinander',
  meters: '{number} m',
  kilometers: '{number} km',
  total: 'Zusammen',
  taxes: 'Steuern {amount}',
  noTaxes: 'keine Steuern',
})
