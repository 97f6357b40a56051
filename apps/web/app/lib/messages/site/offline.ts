import { area } from '../words.ts'

export const offlineWords = area({
  title: 'You are offline',
  text: 'This page has not been opened on this device yet, so it has to wait for a connection. It opens by itself as soon as there is one.',
  plainText: 'Pages you have opened on this device can be seen without a connection.',
  tryAgain: 'Try again',
  kept: 'You can open these now',
  keptAt: 'As of {when}',
  nothingKept: 'Nothing has been kept on this device yet. Pages are kept as you open them.',
  waits:
    '{count, plural, one {One change waits} other {# changes wait}} on this device and will be sent when you are online.',
  newVersion: 'A new version is ready',
  newVersionText: 'Reload when it suits you. What you have typed stays.',
  reload: 'Reload',
  later: 'Later',
  copy: 'You see this page as of {when}',
  copyText: 'There is no connection right now. What has changed since then is not shown.',
  lost: 'You are offline',
  lostText: 'What you have opened stays here. Other pages have to wait for a connection.',
  dismiss: 'Dismiss',
})
