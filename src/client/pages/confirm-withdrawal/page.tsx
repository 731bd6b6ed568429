export { ConfirmWithdrawal as Component } from '#client/features/legal/withdrawal/confirm-withdrawal.tsx'
