import { appWords } from '#app/lib/messages/site/app.ts'
import { useWords } from '#app/lib/messages/words.ts'
import BottomAlert from './bottom-alert.tsx'

/** What the app says at the foot after an error that nobody expected (spec section 8). */
const FaultAlert = ({ onClose }: { onClose: () => void }) => (
  <BottomAlert onClose={onClose}>{useWords(appWords).unexpected}</BottomAlert>
)

// React.lazy asks for a default export.
export default FaultAlert
