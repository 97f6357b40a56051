import { translation } from '../words.ts'
import type { styleStepWords } from './style-steps.ts'

export const de = translation<typeof styleStepWords>({
  startTitle: 'Finden Sie Häuser in Ihrem Stil',
  startMeta:
    'Wählen Sie unter Bildern von Häusern, in denen Sie wohnen können: zehn Schritte, etwa zwei Minuten. Wir sagen, was Ihre Wahl gemeinsam hat, wie sicher wir sind und welche Häuser zu Ihnen passen.',
  startLead:
    'Zehnmal vier Bilder von Häusern, in denen Sie wohnen können. Nehmen Sie das, in das Sie lieber hineingingen. Am Ende sagen wir, was Ihre Wahl gemeinsam hat und welche Häuser zu Ihnen passen.',
  points: [
    'Zehn Schritte, etwa zwei Minuten. Gefällt Ihnen keines der vier? Sagen Sie es und gehen Sie weiter.',
    'Aus Ihrer Auswahl berechnet: Jedes Merkmal zeigt, wie oft Sie es gewählt haben.',
    'Nichts wird gespeichert, bis Sie es speichern.',
  ],
  begin: 'Anfangen',
  wanting: 'Im Moment gibt es nicht genug Bilder zum Auswählen.',
  wantingText: 'Sie können trotzdem alle unsere Häuser ansehen.',
  toHomes: 'Unsere Häuser ansehen',
  step: 'Schritt {number} von {of}',
  questions: {
    hero: 'Zu welchem Haus kämen Sie lieber heim?',
    living: 'Wo würden Sie sich hinsetzen?',
    kitchen: 'In welcher Küche würden Sie kochen?',
    dining: 'An welchem Tisch blieben Sie am längsten?',
    bedroom: 'Wo würden Sie aufwachen?',
    bath: 'Welches Bad würden Sie einlassen?',
    terrace: 'Wo wären Sie draußen?',
    evening: 'Welchen Lichtern würden Sie nach Hause folgen?',
    rooms: 'Ein Haus, vier Räume: Wohin gehen Sie zuerst?',
    other: 'Welches Bild zieht Sie an?',
  },
  option: 'Bild {number}, {kind}, {color}:',
  none: 'Keines davon',
  back: 'Zurück',
  enough: 'Mein Profil jetzt ansehen',
})
