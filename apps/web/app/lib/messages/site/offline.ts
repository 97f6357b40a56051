import { area } from '../words.ts'

export const offlineWords = area({
  title: 'You’re offline',
  text: 'You haven’t opened this page on this device yet. It opens when you’re back online.',
  plainText: 'Pages you’ve opened on this device are available offline.',
  tryAgain: 'Try again',
  saved: 'Saved offline',
  storedAt: 'As of {when}',
  nothingSaved: 'Nothing is saved offline yet. Pages are saved as you open them.',
  waits:
    '{count, plural, one {One change is} other {# changes are}} waiting to sync. We send changes when you’re online.',
  newVersion: 'An update is available',
  newVersionText: 'Reload when you’re ready. Everything you’ve typed stays.',
  reload: 'Reload',
  later: 'Later',
  copy: 'You’re viewing this page as of {when}',
  copyText: 'You’re offline. Later changes aren’t shown.',
  lost: 'You’re offline',
  lostText: 'Pages you’ve opened are still here. Others need a connection.',
  dismiss: 'Dismiss',
})
