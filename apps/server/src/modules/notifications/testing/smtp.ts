export { smtpMail } from '../adapters/smtp.ts'
