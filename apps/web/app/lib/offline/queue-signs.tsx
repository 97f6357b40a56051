import { QueueNews } from './queue-news.tsx'
import { WaitingSign } from './waiting-sign.tsx'

export type SignsProps = { inHead?: boolean }

/** The queue's parts on a page, in one file: the indicator at its top, and the notices about what was sent. */
const QueueSigns = ({ inHead = false }: SignsProps) => (inHead ? <WaitingSign /> : <QueueNews />)
export default QueueSigns
