import '#modules/orders/domain/pricing.ts'
