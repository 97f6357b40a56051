import './app-notices.css'
import { device, openAppSettings } from '@porchlight/native/app'
import { Alert, Button } from '@porchlight/ui'
import { useSyncExternalStore } from 'react'
import { appWords } from '#app/lib/messages/site/app.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { deniedNow, onDenied, tellDenied } from '#app/lib/native/denied.ts'

const none: readonly never[] = []

/** What the device denied when a file was wanted, and where that is changed (spec section 6). */
const AppNotices = () => {
  const words = useWords(appWords)
  const denied = useSyncExternalStore(onDenied, deniedNow, () => none)
  if (denied.length === 0) return null
  const action = (
    <Button look="link" onClick={() => void openAppSettings(device)}>
      {words.openSettings}
    </Button>
  )
  return (
    <aside className="bottom-alert device-notice app-notice" data-react-aria-top-layer="true">
      <Alert live action={action} dismiss={{ label: words.dismiss, onPress: () => tellDenied([]) }}>
        {words.denied({ list: denied.map((name) => words.permissions[name]).join(', ') })}
      </Alert>
    </aside>
  )
}

// React.lazy asks for a default export.
export default AppNotices
