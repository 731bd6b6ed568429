export { ConfirmWithdrawal as Component } from '#client/features/legal/confirm-withdrawal.tsx'
