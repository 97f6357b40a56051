// `npm run address -w apps/native -- https://stay.example.com`: points the app, and the links it opens, at an installation.
import { readFileSync, writeFileSync } from 'node:fs'
import { address as before } from './address.ts'

const given = process.argv[2] ?? ''
if (!URL.canParse(given) || new URL(given).protocol !== 'https:' || new URL(given).origin !== given)
  throw new Error(`"${given}" is no https origin such as https://stay.example.com`)

/** Every file that contains the address, as the host alone or in full. */
const files = [
  'address.ts',
  'www/offline.html',
  'android/app/src/main/res/values/strings.xml',
  'ios/App/App/App.entitlements',
  'ios/App/App/Info.plist',
]

for (const file of files) {
  const path = new URL(file, import.meta.url)
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, text.replaceAll(new URL(before).host, new URL(given).host))
}
