import { translation } from '../words.ts'
import type { keepingWords } from './keeping.ts'

export const de = translation<typeof keepingWords>({
  failed: 'Das hat nicht geklappt',
  keep: 'Dieses Profil behalten',
  keepText:
    'Bisher steht es allein in der Adresse dieser Seite. Behalten bekommt es eine eigene Seite, und Sie können es anderen zeigen.',
  keepOwnText: 'Behalten gehört es zu Ihrem Konto, und Sie finden es bei Ihren Reisen.',
  noScript:
    'Zum Behalten braucht es Skripte, die in Ihrem Browser abgeschaltet sind. Die Adresse dieser Seite zeigt es ebenso.',
  again: 'Noch einmal wählen',
  kept: 'Diese Seite gehört Ihnen',
  keptText:
    'Ihre Adresse ist der Schlüssel dazu: Wer sie hat, sieht und ändert, was Sie sehen. Wir behalten keine Kopie und löschen das Profil nach einem Jahr.',
  keptSince: 'Gemacht {moment}',
  copyAddress: 'Adresse kopieren',
  account: 'Mit Ihrem Konto behalten',
  accountText: 'Dann brauchen Sie keine Adresse, und es bleibt, bis Sie es löschen.',
  adopted: 'Das Profil gehört jetzt zu Ihrem Konto',
  toOwn: 'Alle Ihre Profile',
  share: 'Anderen zeigen',
  shareText: 'Ein Link zeigt das Profil und drei Häuser; ändern lässt sich damit nichts.',
  shareTextNamed: 'Ein Link zeigt das Profil unter Ihrem Vornamen, mit drei Häusern. Ändern lässt sich damit nichts.',
  makeLink: 'Link machen',
  newLink: 'Neuen Link machen',
  sharedSince:
    'Seit {moment} gilt ein Link. Wir behalten keine Kopie: Ist er verloren, machen Sie einen neuen; der alte gilt dann nicht mehr.',
  made: 'Das ist der Link. Er wird einmal gezeigt.',
  copy: 'Link kopieren',
  copied: 'Kopiert',
  handOn: 'Teilen',
  shareTitle: 'Ein Stilprofil',
  stop: 'Link beenden',
  stopTitle: 'Diesen Link beenden?',
  stopConsequence: 'Wer ihn danach öffnet, sieht nichts.',
  stopped: 'Der Link ist beendet',
  remove: 'Dieses Profil löschen',
  removeTitle: 'Dieses Profil löschen?',
  removeConsequence: 'Ihre Wahl, das Profil und sein Link sind dann für immer weg.',
  removed: 'Das Profil ist gelöscht',
  cancel: 'Nicht jetzt',
  close: 'Schließen',
  gone: 'Hier ist kein Profil',
  goneText:
    'Die Adresse ist nicht vollständig, oder das Profil wurde gelöscht, oder es gehört jetzt zu einem Konto: Dann findet man es dort.',
  goneShare: 'Dieser Link zeigt nichts mehr',
  goneShareText: 'Er wurde beendet, oder das Profil wurde gelöscht. Wer ihn geschickt hat, kann einen neuen machen.',
  begin: 'Ihr eigenes machen',
  yours: 'Und welches Haus ist Ihres?',
  yoursText: 'Zehnmal vier Bilder, etwa zwei Minuten. Nichts wird behalten, bis Sie es behalten.',
  none: 'Sie haben noch kein Stilprofil',
  noneText:
    'Wählen Sie unter Bildern unserer Häuser, und wir sagen, was Ihre Wahl gemeinsam hat und welche Häuser zu Ihnen passen.',
  earlier: 'Frühere Profile',
  earlierText: 'Das neueste gilt. Die anderen bleiben, bis Sie sie löschen.',
  open: 'Öffnen',
  trips: 'Ihre Reisen',
})
