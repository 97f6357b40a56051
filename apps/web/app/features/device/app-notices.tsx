import './app-notices.css'
import { device, openAppSettings, type PermissionName } from '@porchlight/native/app'
import { Alert, Button } from '@porchlight/ui'
import { useSyncExternalStore } from 'react'
import { appWords } from '#app/lib/messages/site/app.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { deviceNotices, onDeviceNotices, tellDenied, tellFault } from '#app/lib/native/device-notices.ts'

/** What the device denied when a file was requested, and where to change that (spec section 6). */
const Denied = ({ names }: { names: readonly PermissionName[] }) => {
  const words = useWords(appWords)
  const action = (
    <Button look="link" onClick={() => void openAppSettings(device)}>
      {words.openSettings}
    </Button>
  )
  return (
    <Alert live action={action} dismiss={{ label: words.dismiss, onPress: () => tellDenied([]) }}>
      {words.denied({ list: names.map((name) => words.permissions[name]).join(', ') })}
    </Alert>
  )
}

/** Stays after an unexpected error until it is dismissed (spec section 8). */
const Fault = () => {
  const words = useWords(appWords)
  return (
    <Alert live dismiss={{ label: words.dismiss, onPress: () => tellFault(false) }}>
      {words.unexpected}
    </Alert>
  )
}

/**
 * App messages over whatever is open, including dialogs: errors at the bottom, denied permissions there or, on a phone,
 * at the top.
 */
const AppNotices = () => {
  const { denied, fault } = useSyncExternalStore(onDeviceNotices, deviceNotices, deviceNotices)
  if (denied.length === 0 && !fault) return null
  const isDenied = denied.length > 0
  return (
    <aside
      className={`bottom-alert device-notice app-notice${isDenied ? ' app-notice-denied' : ''}`}
      data-react-aria-top-layer="true"
    >
      {isDenied ? <Denied names={denied} /> : <Fault />}
    </aside>
  )
}

// React.lazy asks for a default export.
export default AppNotices
