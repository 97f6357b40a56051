import { QueueNews } from './queue-news.tsx'
import { WaitingSign } from './waiting-sign.tsx'

export type SignsProps = { inHead?: boolean }

/** What a page shows of the queue, in one file: the sign in its head, and the news of what was sent. */
const QueueSigns = ({ inHead = false }: SignsProps) => (inHead ? <WaitingSign /> : <QueueNews />)
export default QueueSigns
